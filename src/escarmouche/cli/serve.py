"""`escarmouche serve`: the table in the browser, on this machine or for friends."""

from __future__ import annotations

import argparse
import logging
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_address
from urllib.parse import urlsplit

from escarmouche.cli.language import language
from escarmouche.cli.output import whole_number
from escarmouche.engine.errors import DataError
from escarmouche.engine.sentences import messages

PORT = 8437
NEARBY = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `serve`."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on; this machine only by default"
    )
    parser.add_argument(
        "--port", type=whole_number(0), metavar="N", help="port; else the usual one or a free one near it"
    )
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument("--public-url", default="", metavar="U", help="what links start with, behind a proxy")
    parser.add_argument(
        "--allowed-host", action="append", default=[], metavar="H", help="another name the server answers to"
    )
    parser.add_argument("--database", default="", metavar="URL", help="sqlite:///file or postgresql://…")
    parser.add_argument(
        "--shared", action="store_true", help="share a PostgreSQL database with other servers"
    )
    parser.add_argument(
        "--own-url", default="", metavar="U", help="with --shared: where the others reach this one"
    )
    parser.add_argument(
        "--keep-days",
        type=whole_number(1),
        default=90,
        metavar="N",
        help="forget matches untouched so long (90)",
    )
    parser.add_argument(
        "--lang", choices=("en", "fr"), help="language of these lines; else that of the locale"
    )


def run(options: argparse.Namespace) -> int:
    """Serve until Ctrl+C."""
    if options.public_url and urlsplit(options.public_url).scheme not in ("http", "https"):
        raise DataError("public-url", url=options.public_url)
    with listen(options.host, options.port) as sock:
        return _serve(options, sock)


def _serve(options: argparse.Namespace, sock: socket.socket) -> int:
    import uvicorn

    from escarmouche.server import serving
    from escarmouche.server.settings import Settings, default_database
    from escarmouche.server.sparing import spare

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    spare(logging.getLogger().handlers)
    port = sock.getsockname()[1]
    near = "" if options.public_url else elsewhere(options.host, port)
    settings = Settings(
        options.database or default_database(),
        public_url=options.public_url.rstrip("/"),
        elsewhere=near,
        allowed_hosts=(*options.allowed_host, *_own_name(options.host)),
        keep_days=options.keep_days,
        shared=options.shared,
        own_url=options.own_url or f"http://{_shown(options.host)}:{port}",
        ready=True,
    )
    config = serving.config(settings)
    serving.settle()
    say = messages(language(options.lang))
    url = f"http://{_shown(options.host)}:{port}/"
    print(say.say("serving", url=options.public_url or url), flush=True)
    if near:
        print(say.say("serving-near", url=f"{near}/"), flush=True)
    if not options.no_open:
        threading.Timer(0.3, webbrowser.open, [url]).start()
    spare([h for name in ("uvicorn", "uvicorn.error") for h in logging.getLogger(name).handlers])
    uvicorn.Server(config).run([sock])
    return 0


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the wanted port; where none was named, on the usual or a free one near it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = (port,) if port is not None else (*range(PORT, PORT + NEARBY), 0)
    reason: OSError | None = None
    for number in wanted:
        sock = socket.socket(family)
        if sys.platform != "win32":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, number))
            sock.listen(256)
        except OSError as error:
            sock.close()
            reason = error
        except OverflowError:
            sock.close()
            raise DataError("no-port", number=number) from None
        else:
            return sock
    raise DataError("cannot-listen", host=host, port=wanted[0], why=reason)


def elsewhere(host: str, port: int) -> str:
    """What others in the same network call this server; empty where it listens on this machine only."""
    try:
        address = ip_address(host)
    except ValueError:
        return "" if host == "localhost" else f"http://{host}:{port}"
    if address.is_unspecified:
        near = _network_address()
        return f"http://{near}:{port}" if near else ""
    return "" if address.is_loopback else f"http://{_shown(host)}:{port}"


def _network_address() -> str:
    """The address of this machine in its network; empty without one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of documentation: only the way out is looked up
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return "" if ip_address(address).is_loopback or ip_address(address).is_unspecified else address


def _own_name(host: str) -> tuple[str, ...]:
    """The name given to --host, unless it stands for every address of the machine."""
    try:
        return () if ip_address(host).is_unspecified else (host,)
    except ValueError:
        return (host,)


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
