// The gallery's sections in order. The names are part of the addresses.
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

/** The section of an address; the first by default, undefined for an unknown name. */
export function sectionOf(name: string | undefined): Section | undefined {
  return name === undefined ? sections[0] : sections.find((known) => known === name);
}
