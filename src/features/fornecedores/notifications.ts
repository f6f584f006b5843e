// Data of notifications about followed suppliers, public bodies and municípios, written by the server and worded in the browser.

/** `fornecedores.won`: a supplier won items; `orgaos.published`, `municipios.published`: notices were published. `count` of items or notices. */
export type NewsNotification = {
  documento: string;
  nome: string;
  count: number;
  /** The first notices. */
  notices: { id: number; name: string }[];
};
