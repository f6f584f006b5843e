// The files of notices' documents as the calls return them.
import { documentKinds, textFaults } from '#kit/documentText.ts';
import { Id, Instant, Nullable, type Static, Type } from '#kit/schema.ts';
import { ShownFile } from '#kit/shownFile.ts';

/**
 * `not_downloaded` · `queued`: it will be downloaded · `kept` · `released`: its text is here, the file made room for others · `too_large` ·
 * `failed`
 */
export const editalStates = ['not_downloaded', 'queued', 'kept', 'released', 'too_large', 'failed'] as const;
export type EditalState = (typeof editalStates)[number];

/**
 * Why a download failed, or why the text of a file is missing: its address must not be called, the service does not have it, it did not
 * answer, there is no room, or what the text's reader says.
 */
export const editalReasons = ['address', 'gone', 'down', 'storage', ...textFaults] as const;
export type EditalReason = (typeof editalReasons)[number];

export const Edital = Type.Object({
  documento_id: Id(),
  state: Type.Enum([...editalStates]),
  reason: Nullable(Type.Enum([...editalReasons])),
  /** By its bytes; null until they are here. */
  kind: Nullable(Type.Enum([...documentKinds])),
  bytes: Nullable(Type.Integer()),
  /** Pages whose text can be searched. */
  pages: Type.Integer(),
  downloaded_at: Nullable(Instant()),
  /** Whether its address is one that can be asked, and its reader did not end by the file within a day. */
  canDownload: Type.Boolean(),
  fileName: Type.String(),
  /** A signed address, good for some minutes; empty unless the file is here. */
  url: Type.String(),
  /** How a browser shows it; null if it cannot, or if the file is not here. */
  shown: Nullable(ShownFile),
});
export type Edital = Static<typeof Edital>;

/** A page with all searched words. */
export const EditalHit = Type.Object({
  licitacao_id: Id(),
  /** `Pregão - Eletrônico 90006/2026`, and the body. */
  licitacao: Type.String(),
  orgao: Type.String(),
  documento_id: Id(),
  titulo: Type.String(),
  /** Name of the file within a ZIP; otherwise empty. */
  arquivo: Type.String(),
  pagina: Type.Integer(),
  /** How many pages of the notice have the words; 1 within a notice. */
  paginas: Type.Integer(),
  /** The text around the words, in pieces. */
  excerpt: Type.Array(Type.Object({ text: Type.String(), isHit: Type.Boolean() })),
});
export type EditalHit = Static<typeof EditalHit>;

export const settingsFields = {
  /** Whether documents of followed notices are downloaded without being asked for. */
  automatic: Type.Boolean(),
  /** Room for files; beyond it those that were not used for longest are removed, their text stays. */
  quotaGb: Type.Integer({ minimum: 1, maximum: 10_000 }),
};
