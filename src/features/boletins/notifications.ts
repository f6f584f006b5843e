// Data of notifications about saved searches, written by the server and worded in the browser.

/** `boletins.found`: a saved search found notices that are new. */
export type FoundNotification = {
  search: number;
  name: string;
  count: number;
  /** The first ones; their names as on the board, such as Pregão 90006/2026. */
  notices: { id: number; name: string }[];
};
