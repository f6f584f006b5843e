// Limits concurrent exports per account, so that they do not delay other accounts.
import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type LocalizedText, TooMany } from '#kit/errors.ts';
import type { Caller } from '../http/caller.ts';

const MOST = 3;
const RETRY_AFTER = 5;

/** Counts an export until its response was sent, or the connection is gone. @throws {TooMany} */
export type ExportLimit = <T>(caller: Caller | null, response: FastifyReply, begin: () => T) => T;

export function limitExports(): ExportLimit {
  const underWay = new Map<number, number>();
  return (caller, response, begin) => {
    const id = caller?.id ?? 0;
    const count = underWay.get(id) ?? 0;
    if (count >= MOST) throw new TooMany(RETRY_AFTER, tooMany);
    underWay.set(id, count + 1);
    finished(response.raw, () => {
      const left = (underWay.get(id) ?? 1) - 1;
      if (left > 0) underWay.set(id, left);
      else underWay.delete(id);
    });
    return begin();
  };
}

const tooMany: LocalizedText = {
  pt: `Uma conta pode exportar ${MOST} tabelas ao mesmo tempo. Aguarde uma delas terminar.`,
  en: `An account may export ${MOST} tables at the same time. Wait until one is done.`,
  fr: `Un compte peut exporter ${MOST} tableaux à la fois. Attendez que l'un soit terminé.`,
  de: `Ein Konto kann ${MOST} Tabellen gleichzeitig exportieren. Warten Sie, bis eine fertig ist.`,
};
