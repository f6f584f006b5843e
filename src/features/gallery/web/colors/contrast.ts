// The contrast of text and background as in WCAG 2, computed from the rendered colours.

/** Red, green and blue from 0 to 1, and how opaque. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** From 1 (the same) to 21 (black on white). */
export function contrastOf(element: Element): number {
  const behind = backgroundOf(element);
  return contrast(over(parseColor(getComputedStyle(element).color), behind), behind);
}

/** @param one a CSS colour without transparency */
export function contrastBetween(one: string, other: string): number {
  return contrast(parseColor(one), parseColor(other));
}

function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Reads `#0d6b75`, `rgb(13, 107, 117)`, `rgba(13, 107, 117, 0.2)` and `color(srgb 0.05 0.42 0.46 / 0.2)`. */
export function parseColor(text: string): Color {
  const hex = /^#(..)(..)(..)$/.exec(text.trim());
  if (hex) return toColor(hex.slice(1).map((part) => Number.parseInt(part, 16) / 255));
  const numbers = (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  return toColor(text.startsWith('rgb') ? numbers.map((value, place) => (place < 3 ? value / 255 : value)) : numbers);
}

function toColor([red = 0, green = 0, blue = 0, alpha = 1]: number[]): Color {
  return [red, green, blue, alpha];
}

/** The colour behind the text: its own background over those of its ancestors. */
function backgroundOf(element: Element): Color {
  const own = parseColor(getComputedStyle(element).backgroundColor);
  if (own[3] === 1) return own;
  return over(own, element.parentElement ? backgroundOf(element.parentElement) : [1, 1, 1, 1]);
}

function over([red, green, blue, alpha]: Color, behind: Color): Color {
  const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
  return [mix(red, behind[0]), mix(green, behind[1]), mix(blue, behind[2]), 1];
}

function luminance([red, green, blue]: Color): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
