// What the gallery shows, in this order. The names stand in its addresses.
export const sections = [
  'colors',
  'typography',
  'icons',
  'buttons',
  'fields',
  'badges',
  'feedback',
  'table',
  'charts',
  'map',
  'states',
  'shortcuts',
] as const;
export type Section = (typeof sections)[number];

/** The section that an address names; without one the first, undefined where there is none of that name. */
export function sectionOf(name: string | undefined): Section | undefined {
  return name === undefined ? sections[0] : sections.find((known) => known === name);
}
