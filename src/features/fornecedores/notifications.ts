// Data of notifications about followed suppliers and public bodies, written by the server and worded in the browser.

/** `fornecedores.won`: a supplier won items; `orgaos.published`: a body published notices. `count` of items or notices. */
export type NewsNotification = {
  documento: string;
  nome: string;
  count: number;
  /** The first notices. */
  notices: { id: number; name: string }[];
};
