// Limits concurrent exports per account, so that they do not delay other accounts.
import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type LocalizedText, TooMany } from '#kit/errors.ts';
import type { Caller } from '../http/caller.ts';

const RETRY_AFTER = 5;

/** Counts an export until its response was sent, or the connection is gone. @throws {TooMany} */
export type ExportLimit = <T>(caller: Caller | null, response: FastifyReply, begin: () => T) => T;

/** @param most how many exports of an account run at a time */
export function limitExports(most: number): ExportLimit {
  const underWay = new Map<number, number>();
  return (caller, response, begin) => {
    const id = caller?.id ?? 0;
    const count = underWay.get(id) ?? 0;
    if (count >= most) throw new TooMany(RETRY_AFTER, tooMany(most));
    underWay.set(id, count + 1);
    finished(response.raw, () => {
      const left = (underWay.get(id) ?? 1) - 1;
      if (left > 0) underWay.set(id, left);
      else underWay.delete(id);
    });
    return begin();
  };
}

function tooMany(most: number): LocalizedText {
  return {
    pt: `Exportações simultâneas de uma conta: no máximo ${most}. Aguarde uma delas terminar.`,
    en: `Simultaneous exports of an account: at most ${most}. Wait until one is done.`,
    fr: `Exportations simultanées d’un compte : au plus ${most}. Attendez que l’une soit terminée.`,
    de: `Gleichzeitige Exporte eines Kontos: höchstens ${most}. Warten Sie, bis einer fertig ist.`,
  };
}
