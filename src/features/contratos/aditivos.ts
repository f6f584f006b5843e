// What the versions of a contract's record say together of its amendments (aditivos).
import type { LocalizedText } from '#kit/errors.ts';
import type { Field } from '#kit/recordFields.ts';

/** Lei 14.133/2021, art. 125: increases and reductions may each be up to this share of the initial value. */
export const ADITIVOS_LIMIT = 0.25;

/** A change of the end or the value; null where it stayed. */
type Changed = { vigencia_antes: string | null; valor_antes: number | null; valor_depois: number | null };

export type Aditivos = {
  /** The value that shares are of: that of the signing, otherwise the first one known. */
  original: number | null;
  /** Sums of the increases, and of the reductions, in reais. */
  acrescimos: number;
  supressoes: number;
  /** What changed before the first version that came here. */
  anterior: { antes: number; depois: number } | null;
  /** The first end that came here, if another one followed. */
  vigencia_original: string | null;
};

/** @param versions oldest first */
export function aditivosOf(
  { valor_inicial, valor_global }: { valor_inicial: number | null; valor_global: number | null },
  versions: readonly Changed[],
): Aditivos {
  const steps = versions.flatMap(({ valor_antes, valor_depois }) =>
    valor_antes === null || valor_depois === null ? [] : [{ antes: valor_antes, depois: valor_depois }],
  );
  const first = steps[0]?.antes ?? valor_global;
  const anterior = valor_inicial !== null && first !== null && valor_inicial !== first ? { antes: valor_inicial, depois: first } : null;
  // Versions tell of no change from or to a value that was not known.
  const known = steps.at(-1)?.depois ?? valor_global;
  const rest = known !== null && valor_global !== null ? [{ antes: known, depois: valor_global }] : [];
  const changes = [...(anterior ? [anterior] : []), ...steps, ...rest].map(({ antes, depois }) => depois - antes);
  // In cents, so that sums have no rests.
  const sum = (parts: number[]) => parts.reduce((total, part) => total + Math.round(part * 100), 0) / 100;
  return {
    original: valor_inicial ?? first,
    acrescimos: sum(changes.filter((change) => change > 0)),
    supressoes: sum(changes.filter((change) => change < 0).map((change) => -change)),
    anterior,
    vigencia_original: versions.find(({ vigencia_antes }) => vigencia_antes !== null)?.vigencia_antes ?? null,
  };
}

/** As a share of the original value; null if that is unknown or 0. */
export function shareOf(amount: number, { original }: Pick<Aditivos, 'original'>): number | null {
  return original ? amount / original : null;
}

const exported = (kind: 'day' | 'money' | 'percent', csv: number, label: LocalizedText): Field<string> => ({
  ...{ kind, label },
  shown: { list: false, fact: null, history: false, csv, notification: null },
});

/** Columns of the export, after those of the contract itself. */
export const aditivosFields = {
  vigencia_original: exported('day', 30, {
    ...{ pt: 'Fim da vigência antes dos aditivos', en: 'End before the amendments' },
    ...{ fr: 'Fin avant les avenants', de: 'Ende vor den Nachträgen' },
  }),
  acrescimos: exported('money', 31, { pt: 'Acréscimos', en: 'Increases', fr: 'Augmentations', de: 'Erhöhungen' }),
  acrescimos_percentual: exported('percent', 32, {
    ...{ pt: 'Acréscimos em % do valor inicial (limite 25)', en: 'Increases in % of the initial value (limit 25)' },
    ...{ fr: 'Augmentations en % du montant initial (limite 25)', de: 'Erhöhungen in % des Anfangswerts (Grenze 25)' },
  }),
  supressoes: exported('money', 33, { pt: 'Supressões', en: 'Reductions', fr: 'Réductions', de: 'Minderungen' }),
  supressoes_percentual: exported('percent', 34, {
    ...{ pt: 'Supressões em % do valor inicial (limite 25)', en: 'Reductions in % of the initial value (limit 25)' },
    ...{ fr: 'Réductions en % du montant initial (limite 25)', de: 'Minderungen in % des Anfangswerts (Grenze 25)' },
  }),
} satisfies Record<string, Field<string>>;
