"""What others say of a mistake, in French: msgspec, the YAML reader, the operating system, our own shapes.

Each table has the English forms as those programs write them, with `{…}` where a value stands, and the French
ones. A value called `type…` is itself put into words. What is in no table stays as it was said.
"""

from __future__ import annotations

import errno
import re
from functools import lru_cache

from escarmouche.engine.errors import EscarmoucheError

Forms = tuple[tuple[str, str], ...]

TYPES = {
    "int": "un nombre entier",
    "float": "un nombre",
    "str": "du texte",
    "bool": "true ou false",
    "null": "rien",
    "object": "un ensemble de clés",
    "array": "une liste",
    "bytes": "des octets",
    "date": "une date",
    "time": "une heure",
    "datetime": "une date et une heure",
    "duration": "une durée",
    "uuid": "un UUID",
    "decimal": "un nombre décimal",
    "dict": "un ensemble de clés",
    "list": "une liste",
    "tuple": "une liste",
    "set": "une liste",
    "NoneType": "rien",
    "timestamp": "une date et une heure",
}

VALUES: Forms = (
    ("{text} - at `key` in `{path}`", "{text} - pour une clé de `{path}`"),
    ("{text} - at `{path}`", "{text} - à `{path}`"),
    ("Expected `{type1}`, got `{type2}`", "attendu : {type1} ; trouvé : {type2}"),
    ("Expected `{type}` with a timezone component", "attendu : {type}, avec un fuseau horaire"),
    ("Expected `{type}` with no timezone component", "attendu : {type}, sans fuseau horaire"),
    ("Expected `{type}` of length >= {n}", "attendu : {type}, de longueur {n} au moins"),
    ("Expected `{type}` of length <= {n}", "attendu : {type}, de longueur {n} au plus"),
    ("Expected `array` of at least length {n}, got {m}", "attendu : une liste d'au moins {n} ; trouvé : {m}"),
    ("Expected `array` of at most length {n}, got {m}", "attendu : une liste d'au plus {n} ; trouvé : {m}"),
    (
        "Expected `array` of length {n} to {most}, got {m}",
        "attendu : une liste de {n} à {most} ; trouvé : {m}",
    ),
    ("Expected `array` of length {n}, got {m}", "attendu : une liste de {n} ; trouvé : {m}"),
    ("Expected `array` of length {n} to {most}", "attendu : une liste de {n} à {most}"),
    ("Expected `array` of at most length {n}", "attendu : une liste d'au plus {n}"),
    ("Expected `array` of length {n}", "attendu : une liste de {n}"),
    ("Expected `str` matching regex {pattern}", "attendu : du texte de la forme {pattern}"),
    ("Expected `{type}` that's a multiple of {n}", "attendu : {type}, multiple de {n}"),
    ("Expected `{type}` >= {n}", "attendu : {type}, {n} au moins"),
    ("Expected `{type}` <= {n}", "attendu : {type}, {n} au plus"),
    ("Expected `{type}` > {n}", "attendu : {type}, plus de {n}"),
    ("Expected `{type}` < {n}", "attendu : {type}, moins de {n}"),
    ("Expected `{type}`", "attendu : {type}"),
    ("Object contains unknown field `{key}`", "la clé `{key}` n'est pas connue ici"),
    ("Object missing required field `{key}`", "il manque la clé `{key}`"),
    ("Invalid enum value {value}", "{value} n'est pas une valeur possible"),
    ("Invalid value {value}", "{value} n'est pas une valeur possible"),
    ("Invalid UUID", "ce n'est pas un UUID"),
    ("Invalid UUID bytes", "ce n'est pas un UUID"),
    ("Invalid decimal string", "ce n'est pas un nombre décimal"),
    ("Invalid base64 encoded string", "ce n'est pas du texte en base64"),
    ("Invalid RFC3339 encoded date", "ce n'est pas une date de la RFC 3339"),
    ("Invalid RFC3339 encoded time", "ce n'est pas une heure de la RFC 3339"),
    ("Invalid RFC3339 encoded datetime", "ce ne sont pas une date et une heure de la RFC 3339"),
    ("Invalid ISO8601 duration", "ce n'est pas une durée ISO 8601"),
    (
        "Only units 'D', 'H', 'M', and 'S' are supported when parsing ISO8601 durations",
        "une durée ISO 8601 se donne ici en D, H, M et S seulement",
    ),
    ("Invalid epoch timestamp", "ce n'est pas un instant en secondes depuis 1970"),
    ("Invalid MessagePack timestamp", "ce n'est pas un instant MessagePack"),
    (
        "Invalid MessagePack timestamp: nanoseconds out of range",
        "ce n'est pas un instant MessagePack : trop de nanosecondes",
    ),
    ("Integer value out of range", "ce nombre entier est trop grand ou trop petit"),
    ("Number out of range", "ce nombre est trop grand ou trop petit"),
    ("Timestamp is out of range ", "cet instant est trop loin"),
    ("Timestamp is out of range", "cet instant est trop loin"),
    ("Duration is out of range", "cette durée est trop longue"),
    ("Input data was truncated", "le texte s'arrête trop tôt"),
    ("JSON is malformed: {json} (byte {n})", "ce n'est pas du JSON : {json} (octet {n})"),
    (
        "MessagePack data is malformed: {json} (byte {n})",
        "ce n'est pas du MessagePack : {json} (octet {n})",
    ),
)
"""What msgspec 0.22 says of data that does not fit."""

JSON: Forms = (
    ("invalid number", "nombre mal écrit"),
    ("invalid character", "caractère inattendu"),
    ("invalid utf-16 surrogate pair", "paire UTF-16 mal écrite"),
    ("unexpected end of hex escape", "code de caractère inachevé"),
    ("invalid escaped character", "code de caractère inconnu"),
    ("invalid escape character in string", "code de caractère inconnu"),
    ("invalid character in unicode escape", "code de caractère mal écrit"),
    ("unexpected end of escaped utf-16 surrogate pair", "paire UTF-16 inachevée"),
    ("trailing comma in array", "virgule de trop dans une liste"),
    ("trailing comma in object", "virgule de trop dans un ensemble de clés"),
    ("trailing characters", "caractères de trop à la fin"),
    ("object keys must be strings", "une clé est du texte"),
    ("map keys must be hashable", "une clé est du texte ou un nombre"),
    ("invalid opcode {code}", "code {code} inconnu"),
    ("expected {what}", "attendu : {what}"),
)
"""What msgspec says of text that is no JSON."""

YAML: Forms = (
    ("mapping values are not allowed in this context", "un deux-points n'a pas sa place ici"),
    ("mapping keys are not allowed in this context", "une clé n'a pas sa place ici"),
    ("block sequence entries are not allowed in this context", "un tiret de liste n'a pas sa place ici"),
    ("mapping values are not allowed here", "un deux-points n'a pas sa place ici"),
    ("mapping keys are not allowed here", "une clé n'a pas sa place ici"),
    ("sequence entries are not allowed here", "un tiret de liste n'a pas sa place ici"),
    ("could not find expected ':'", "il manque un deux-points"),
    ("did not find expected key", "il manque une clé"),
    ("did not find expected '-' indicator", "il manque un tiret de liste"),
    ("did not find expected ',' or ']'", "il manque une virgule ou un crochet fermant"),
    ("did not find expected ',' or '}}'", "il manque une virgule ou une accolade fermante"),
    ("did not find expected node content", "il manque une valeur"),
    ("did not find expected <document start>", "il manque le début d'un document (---)"),
    ("did not find expected comment or line break", "il manque une fin de ligne"),
    ("did not find expected whitespace or line break", "il manque une espace ou une fin de ligne"),
    ("did not find expected whitespace", "il manque une espace"),
    ("did not find expected alphabetic or numeric character", "il manque une lettre ou un chiffre"),
    ("did not find expected hexdecimal number", "il manque un nombre hexadécimal"),
    ("did not find expected digit or '.' character", "il manque un chiffre ou un point"),
    ("did not find expected version number", "il manque un numéro de version"),
    ("did not find expected tag URI", "il manque l'adresse d'une étiquette"),
    ("did not find expected '!'", "il manque un point d'exclamation"),
    ("did not find the expected '>'", "il manque un chevron fermant"),
    ("did not find URI escaped octet", "l'adresse d'une étiquette est mal écrite"),
    ("found character that cannot start any token", "aucune valeur ne commence par ce caractère"),
    ("found character {c} that cannot start any token", "aucune valeur ne commence par {c}"),
    ("found a tab character that violates indentation", "une tabulation ne fait pas un retrait"),
    (
        "found a tab character where an indentation space is expected",
        "une tabulation là où il faut des espaces de retrait",
    ),
    ("found an indentation indicator equal to 0", "un retrait n'est pas de 0"),
    ("found unexpected end of stream", "le fichier s'arrête dans un texte entre guillemets"),
    ("found unexpected document indicator", "un document commence dans un texte entre guillemets"),
    ("found unexpected document separator", "un document commence dans un texte entre guillemets"),
    ("found unexpected ':'", "un deux-points n'a pas sa place ici"),
    ("found unexpected non-alphabetical character", "seules des lettres ont leur place ici"),
    ("found unknown escape character {c}", "le code de caractère {c} n'existe pas"),
    ("found unknown escape character", "ce code de caractère n'existe pas"),
    ("found invalid Unicode character escape code", "ce code de caractère n'existe pas"),
    ("found an incorrect leading UTF-8 octet", "l'adresse d'une étiquette n'est pas en UTF-8"),
    ("found an incorrect trailing UTF-8 octet", "l'adresse d'une étiquette n'est pas en UTF-8"),
    ("found undefined alias {name}", "l'ancre {name} n'existe pas"),
    ("found undefined alias", "cette ancre n'existe pas"),
    ("found duplicate anchor; first occurrence", "une ancre figure deux fois"),
    ("found duplicate anchor {name}; first occurrence", "l'ancre {name} figure deux fois"),
    ("second occurrence", "une ancre figure deux fois"),
    ("found undefined tag handle {name}", "le préfixe d'étiquette {name} n'existe pas"),
    ("found undefined tag handle", "ce préfixe d'étiquette n'existe pas"),
    ("found unknown directive name", "cette directive n'existe pas"),
    ("found duplicate {name} directive", "la directive {name} figure deux fois"),
    ("found incompatible YAML document{more}", "ce n'est pas un document YAML 1"),
    ("found incompatible YAML document", "ce n'est pas un document YAML 1"),
    ("found extremely long version number", "ce numéro de version est trop long"),
    ("could not find expected directive name", "il manque le nom d'une directive"),
    (
        "could not determine a constructor for the tag {tag}",
        "l'étiquette {tag} n'est pas lue ici",
    ),
    ("but found another document", "le fichier contient plusieurs documents"),
    ("expected a single document in the stream", "le fichier contient plusieurs documents"),
    (
        'unacceptable character #x{code}: {why} in "{where}", position {n}',
        "le caractère x{code} est interdit (position {n})",
    ),
    ("invalid leading UTF-8 octet", "ce n'est pas du texte UTF-8"),
    ("invalid trailing UTF-8 octet", "ce n'est pas du texte UTF-8"),
    ("incomplete UTF-8 octet sequence", "ce n'est pas du texte UTF-8"),
    ("expected <block end>, but found {what}", "ce retrait ne va pas avec ce qui précède : {what}"),
    ("expected the node content, but found {what}", "il manque une valeur devant {what}"),
    ("expected {what}, but found {found}", "attendu : {what} ; trouvé : {found}"),
    ("expected {what}, but got {found}", "attendu : {what} ; trouvé : {found}"),
)
"""What PyYAML and libyaml say of text that is no YAML."""

SHAPES: Forms = (
    ("two terrain pieces have the same id", "deux décors ont le même identifiant"),
    ("a polygon needs three points, got {n}", "un polygone a trois points au moins, et non {n}"),
)
"""What our own shapes say of a piece of ground that cannot be."""

SYSTEM = {
    errno.ENOENT: "aucun fichier ni dossier de ce nom",
    errno.EACCES: "accès refusé",
    errno.EPERM: "opération interdite",
    errno.EISDIR: "c'est un dossier",
    errno.ENOTDIR: "ce n'est pas un dossier",
    errno.EEXIST: "existe déjà",
    errno.ENOSPC: "plus de place sur le disque",
    errno.EROFS: "ce disque est en lecture seule",
    errno.ENAMETOOLONG: "nom trop long",
    errno.ELOOP: "trop de liens qui se suivent",
    errno.EIO: "erreur du disque",
    errno.EMFILE: "trop de fichiers ouverts",
    errno.EINVAL: "argument refusé par le système",
    errno.EADDRINUSE: "cette adresse est déjà prise",
    errno.EADDRNOTAVAIL: "cette machine n'a pas cette adresse",
    errno.ECONNREFUSED: "connexion refusée",
    errno.ETIMEDOUT: "pas de réponse à temps",
}
"""What the operating system says, by number."""


def french(error: BaseException) -> str:
    """What an exception says, in French as far as it is known."""
    if isinstance(error, EscarmoucheError):
        return error.said("fr")
    if type(error).__name__ == "gaierror":  # of the module socket, which few need
        return "le réseau ne connaît pas ce nom"
    if isinstance(error, OSError):
        return SYSTEM.get(error.errno or 0) or error.strerror or str(error)
    if isinstance(error, UnicodeDecodeError):
        return f"l'octet {error.start} n'est pas du texte UTF-8"
    return sentence(str(error))


def sentence(text: str) -> str:
    """A sentence of msgspec, of the YAML reader or of our shapes in French; any other as it is."""
    return _put(text, (*VALUES, *YAML, *SHAPES))


def _put(text: str, forms: Forms) -> str:
    for english, words in forms:
        if found := _pattern(english).fullmatch(text):
            return words.format(**{name: _value(name, value) for name, value in found.groupdict().items()})
    return text


@lru_cache(maxsize=256)
def _pattern(form: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", form.replace("}}", "}"))
    return re.compile("".join(f"(?P<{p}>.+)" if n % 2 else re.escape(p) for n, p in enumerate(parts)), re.S)


def _value(name: str, value: str) -> str:
    if name == "text":
        return _put(value, VALUES)
    if name == "json":
        return _put(value, JSON)
    if name.startswith("type"):
        return " ou ".join(TYPES.get(word, f"`{word}`") for word in value.split(" | "))
    return value.replace(" or ", " ou ") if name == "what" else value
