#!/usr/bin/env python3
"""Writes what the maps are drawn from as Swift: the land, the borders, and the names of countries and cities.

usage: Scripts/world_map.py LAND COUNTRIES CITIES ZONES

LAND, COUNTRIES and CITIES are files of Natural Earth as GeoJSON (public domain, https://www.naturalearthdata.com):
here those of 1:110m, the land being the countries dissolved into one another. Finer ones work too. ZONES is zone.tab
of the time zone database (public domain), whose principal towns fill the regions that have no city.
"""
import json
import math
import re
import sys

FOLDER = "Apps/Sources/Places/Map/"
# Names that the files have damaged, abbreviated or not in English, and those that a label has no room for.
NAMES = {
    "Chi?in?u": "Chișinău", "?saka": "Osaka", "Washington,  D.C.": "Washington", "København": "Copenhagen",
    "Nur-Sultan": "Astana", "Bogota": "Bogotá", "United States of America": "United States",
    "Dem. Rep. Congo": "DR Congo", "Central African Rep.": "Central African Republic",
    "Dominican Rep.": "Dominican Republic", "Eq. Guinea": "Equatorial Guinea", "W. Sahara": "Western Sahara",
    "S. Sudan": "South Sudan", "Bosnia and Herz.": "Bosnia", "Falkland Is.": "Falkland Islands",
    "Solomon Is.": "Solomon Islands", "N. Cyprus": "Northern Cyprus", "Fr. S. Antarctic Lands": "",
    "eSwatini": "Eswatini", "Macedonia": "North Macedonia",
    # Of the time zone database: letters that it can't write, towns that it names by their region, and what is too small.
    "St Johns": "St. John's", "St Helena": "Saint Helena", "Cordoba": "Córdoba", "Tucuman": "Tucumán", "Belem": "Belém",
    "Maceio": "Maceió", "Bahia": "Salvador", "Cuiaba": "Cuiabá", "Araguaina": "Araguaína", "Curacao": "Curaçao",
    "Merida": "Mérida", "Ciudad Juarez": "Ciudad Juárez", "Noumea": "Nouméa", "Cancun": "Cancún", "Zurich": "Zürich",
    "Noronha": "Fernando de Noronha", "Canary": "Las Palmas", "Easter": "Easter Island", "Azores": "Ponta Delgada",
    "Madeira": "Funchal", "Reunion": "Réunion", "Faroe": "Tórshavn", "Tahiti": "Papeete", "Galapagos": "Galápagos",
    "Chagos": "Chagos Islands", "Cocos": "Cocos Islands", "Christmas": "Christmas Island", "Chatham": "Chatham Islands",
    "Marquesas": "Marquesas Islands", "Gambier": "Gambier Islands", "Kamchatka": "Petropavlovsk-Kamchatsky",
    "Sakhalin": "Yuzhno-Sakhalinsk", "Ho Chi Minh": "Ho Chi Minh City", "Thule": "Pituffik", "Cayman": "Cayman Islands",
    "Jujuy": "", "Lindeman": "", "Knox": "", "Tell City": "", "Petersburg": "", "Winamac": "", "Marengo": "", "Vevay": "",
    "Monticello": "", "Center": "", "New Salem": "", "Beulah": "", "Vincennes": "", "Busingen": "", "Menominee": "",
}


def number(value):
    value = value << 1 if value >= 0 else ((-value - 1) << 1) | 1
    text = ""
    while True:
        group, value = value & 31, value >> 5
        text += chr(63 + (group | 32 if value else group))
        if not value:
            return text


def encoded(points):
    text, before = "", (0, 0)
    for point in points:
        text += number(point[0] - before[0]) + number(point[1] - before[1])
        before = point
    return text


def hundredths(points):
    points = [(round(x * 100), round(y * 100)) for x, y in points]
    return [point for index, point in enumerate(points) if index == 0 or point != points[index - 1]]


def polygons(shape):
    kind = shape["type"]
    if kind == "FeatureCollection":
        return [p for f in shape["features"] for p in polygons(f["geometry"])]
    if kind == "Feature":
        return polygons(shape["geometry"])
    if kind == "GeometryCollection":
        return [p for g in shape["geometries"] for p in polygons(g)]
    return shape["coordinates"] if kind == "MultiPolygon" else [shape["coordinates"]]


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def rings(land):
    return [encoded(points[:-1]) for polygon in polygons(land) for points in map(hundredths, polygon)]


def borders(countries):
    """The lines that two countries share: chains of edges that occur in the rings of both."""
    owners = {}
    for number, feature in enumerate(countries["features"]):
        for ring in (hundredths(r) for polygon in polygons(feature) for r in polygon):
            for edge in zip(ring, ring[1:]):
                owners.setdefault(frozenset(edge), set()).add(number)
    next_to = {}
    for edge in (edge for edge, numbers in owners.items() if len(numbers) > 1 and len(edge) == 2):
        a, b = edge
        next_to.setdefault(a, set()).add(b)
        next_to.setdefault(b, set()).add(a)
    ends = {point for point, others in next_to.items() if len(others) != 2}
    lines = []
    # A line goes from where lines meet or end to the next such point; what is left then are circles.
    for start in [*sorted(ends), *sorted(next_to)]:
        while next_to[start]:
            line = [start]
            while next_to[line[-1]] and (len(line) == 1 or line[-1] not in ends):
                there = min(next_to[line[-1]])
                next_to[line[-1]].discard(there)
                next_to[there].discard(line[-1])
                line.append(there)
            lines.append(encoded(line))
    return lines


def area(ring):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:])) / 2


def inside(ring, x, y):
    is_inside = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            is_inside = not is_inside
    return is_inside


def middle(ring):
    """The point of a grid in a ring that is farthest from its edges: where a name has most room."""
    west, east = min(x for x, _ in ring), max(x for x, _ in ring)
    south, north = min(y for _, y in ring), max(y for _, y in ring)
    best = (-1, (west + east) / 2, (south + north) / 2)
    for column in range(1, 24):
        for row in range(1, 24):
            x, y = west + (east - west) * column / 24, south + (north - south) * row / 24
            if inside(ring, x, y):
                best = max(best, (min(away(x, y, *edge) for edge in zip(ring, ring[1:])), x, y))
    return best[1:]


def away(x, y, a, b):
    scale = math.cos(math.radians(y))
    ax, ay, bx, by = (a[0] - x) * scale, a[1] - y, (b[0] - x) * scale, b[1] - y
    length = (bx - ax) ** 2 + (by - ay) ** 2
    part = 0 if length == 0 else max(0, min(1, -(ax * (bx - ax) + ay * (by - ay)) / length))
    return math.hypot(ax + part * (bx - ax), ay + part * (by - ay))


def line(name, x, y, *more):
    return "|".join([name, str(round(x * 100)), str(round(y * 100)), *map(str, more)])


def names_of_countries(countries):
    found = []
    for feature in countries["features"]:
        name = feature["properties"]["name"]
        largest = max((polygon[0] for polygon in polygons(feature)), key=lambda ring: abs(area(ring)))
        x, y = middle(largest)
        width = (max(p[0] for p in largest) - min(p[0] for p in largest))
        size = abs(area(largest)) * math.cos(math.radians(y))
        if NAMES.get(name, name):
            found.append((-size, line(NAMES.get(name, name), x, y, round(width * 100))))
    return [text for _, text in sorted(found)]


def names_of_cities(cities, zones):
    """Cities with the most important first, as Natural Earth has them last; then towns far from all of them."""
    found = [
        (NAMES.get(f["properties"]["name"], f["properties"]["name"]), *f["geometry"]["coordinates"][:2])
        for f in reversed(cities["features"])]
    with open(zones, encoding="utf-8") as file:
        for row in file:
            if row.startswith("#") or row.startswith("AQ"):
                continue
            _, place, zone = row.rstrip("\n").split("\t")[:3]
            name = zone.split("/")[-1].replace("_", " ")
            name = NAMES.get(name, name)
            y, x = map(degrees, re.fullmatch(r"([+-]\d+)([+-]\d+)", place).groups())
            near = lambda other: math.hypot((other[1] - x) * math.cos(math.radians(y)), other[2] - y) < 0.6
            if name and not any(near(other) or other[0] == name for other in found):
                found.append((name, x, y))
    return [line(*place) for place in found]


def degrees(text):
    sign, digits = -1 if text[0] == "-" else 1, text[1:]
    whole = 2 if len(digits) in (4, 6) else 3
    parts = [digits[:whole], digits[whole:whole + 2], digits[whole + 2:] or "0"]
    return sign * sum(int(part) / 60 ** index for index, part in enumerate(parts))


def wrapped(words):
    text = " ".join(words)
    lines = [text[i:i + 90] for i in range(0, len(text), 90)]
    # A blank at the end of a line would be lost; the decoder skips line ends, so it may begin the next.
    for index, _ in enumerate(lines[:-1]):
        while lines[index].endswith(" "):
            lines[index] = lines[index][:-1]
            lines[index + 1] = " " + lines[index + 1]
    return lines


def swift(file, comment, name, parts):
    with open(FOLDER + file, "w", encoding="utf-8") as out:
        out.write(f"// Made by Scripts/world_map.py; see NOTICE for its sources.\n\n/// {comment}\nenum {name} {{\n")
        for index, (part, lines) in enumerate(parts):
            out.write("" if index == 0 else "\n")
            out.write(f'    static let {part} = #"""\n')
            out.writelines(f"        {line}\n" for line in lines)
            out.write('        """#\n')
        out.write("}\n")


def main():
    land, countries, cities = map(read, sys.argv[1:4])
    swift("WorldOutlineText.swift", "The lines of `WorldOutline`, in its encoding; line ends mean nothing.",
          "WorldOutlineText", [("rings", wrapped(rings(land))), ("borders", wrapped(borders(countries)))])
    swift("WorldNamesText.swift", "The lines of `WorldNames`.", "WorldNamesText",
          [("countries", names_of_countries(countries)), ("cities", names_of_cities(cities, sys.argv[4]))])


main()
