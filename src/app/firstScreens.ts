// Where the screens are that browsers open first: the build renders pages for some and names the files of all.

const places = {
  overview: /^\/$/,
  list: /^\/apps\/invoice(\/list)?\/?$/,
  detail: /^\/apps\/invoice\/preview\/\d+\/?$/,
  mail: /^\/apps\/email\/?$/,
  calendar: /^\/apps\/calendar\/?$/,
} as const;
export type FirstScreen = keyof typeof places;

/** The screen at a path; undefined elsewhere. */
export function firstScreenAt(pathname: string): FirstScreen | undefined {
  return (Object.keys(places) as FirstScreen[]).find((name) => places[name].test(pathname));
}

/**
 * The screen at an address, if the build renders it as phones show it while its data are coming. With a search an address may ask for
 * something else; that of a notice only says which list it belongs to.
 */
export function renderedScreenAt(address: string): FirstScreen | undefined {
  const [pathname = '', search] = address.split('?', 2);
  const screen = firstScreenAt(pathname);
  return search !== undefined && screen !== 'detail' ? undefined : screen;
}
