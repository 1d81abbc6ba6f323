#!/usr/bin/env python3
"""Writes the world's land as the Swift source that the maps are drawn from.

usage: Scripts/world_outline.py land-110m.geojson > Apps/Sources/Places/Map/WorldOutlineText.swift

The input is Natural Earth's 1:110m land as GeoJSON (public domain, https://www.naturalearthdata.com):
here the countries of 1:110m dissolved into one another, with two decimals.
"""
import json
import sys


def number(value):
    value = value << 1 if value >= 0 else ((-value - 1) << 1) | 1
    text = ""
    while True:
        group, value = value & 31, value >> 5
        text += chr(63 + (group | 32 if value else group))
        if not value:
            return text


def ring(points):
    text, before = "", (0, 0)
    points = [(round(x * 100), round(y * 100)) for x, y in points]
    if points[0] == points[-1]:
        points.pop()
    for point in points:
        text += number(point[0] - before[0]) + number(point[1] - before[1])
        before = point
    return text


def polygons(shape):
    kind = shape["type"]
    if kind == "FeatureCollection":
        return [p for f in shape["features"] for p in polygons(f["geometry"])]
    if kind == "Feature":
        return polygons(shape["geometry"])
    if kind == "GeometryCollection":
        return [p for g in shape["geometries"] for p in polygons(g)]
    return shape["coordinates"] if kind == "MultiPolygon" else [shape["coordinates"]]


with open(sys.argv[1], encoding="utf-8") as file:
    rings = [ring(r) for polygon in polygons(json.load(file)) for r in polygon]
text = " ".join(rings)
lines = [text[i:i + 90] for i in range(0, len(text), 90)]
# A blank at the end of a line would be lost; the decoder skips line ends, so it may begin the next.
for index, line in enumerate(lines[:-1]):
    while lines[index].endswith(" "):
        lines[index] = lines[index][:-1]
        lines[index + 1] = " " + lines[index + 1]
print("// Made by Scripts/world_outline.py from Natural Earth 1:110m land (public domain); see NOTICE.")
print()
print("/// The rings of `WorldOutline`, in its encoding; line ends mean nothing.")
print("enum WorldOutlineText {")
print('    static let rings = #"""')
for line in lines:
    print("        " + line)
print('        """#')
print("}")
