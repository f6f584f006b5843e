import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Question } from '#kit/web/dialog/ConfirmWindow.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { type Entrada, isDone, isInvalid } from '../checklist.ts';
import { type Etapa, isSent, isUnsent, type Proposta } from '../entities.ts';
import { calls } from './calls.ts';

/** Open entries that are named; the others are only counted. */
const MOST_NAMED = 3;

type Move = { proposta: Proposta; etapa: Etapa };

/**
 * What is asked before an offer is moved: it goes on as sent while its checklist is open or its documents are not valid on the day of the
 * session, or has a result before that day.
 * @returns asks, or nothing if there is nothing to ask about
 */
export function useMoveQuestion(): (move: Move) => Promise<Question | undefined> {
  const t = useTexts('propostas');
  const format = useFormat();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ proposta, etapa }) => {
      const early = earlyFor(proposta, etapa);
      const points = isUnsent(proposta.etapa) && isSent(etapa) ? await openPoints(proposta.id) : [];
      if (!early && points.length === 0) return undefined;
      const title = t(early ? 'move.endAsk' : etapa === 'enviada' ? 'move.sendAsk' : 'move.openAsk');
      const body = [early, points.length > 0 && t('move.open')].filter(Boolean).join(' ');
      return { title, body, ...(points.length > 0 && { points }), action: t('move.anyway') };

      function earlyFor({ edital }: Proposta, ends: Etapa): string | undefined {
        if (ends !== 'ganha' && ends !== 'perdida') return undefined;
        const day = edital.sessao && dayInBrasilia(edital.sessao);
        return day && day > dayInBrasilia(new Date()) ? t('move.early', { day: format.date(noonOf(day)) }) : undefined;
      }

      /** As it is now: others may have changed the checklist since it was last shown. */
      async function openPoints(id: number): Promise<string[]> {
        const { entradas } = await queryClient.fetchQuery({ ...calls.listEntries.query({ params: { id } }), staleTime: 0 });
        return [...openEntries(entradas), ...invalidDocuments(entradas)];
      }

      function openEntries(entries: readonly Entrada[]): string[] {
        const open = entries.filter((entry) => !isDone(entry));
        if (open.length === 0) return [];
        const titles = open.slice(0, MOST_NAMED).map(({ titulo }) => titulo);
        const words = [...titles, ...(open.length > MOST_NAMED ? ['…'] : [])].join('; ');
        return [t('move.entries', { count: open.length, figure: format.number(open.length), titles: words })];
      }

      function invalidDocuments(entries: readonly Entrada[]): string[] {
        const documents = new Map(entries.flatMap(({ certidao }) => (certidao && isInvalid(certidao) ? [[certidao.id, certidao]] : [])));
        return [...documents.values()].map(({ nome, situacao, vence_em }) => {
          const until = vence_em && t('checklist.certidao.until', { day: format.date(noonOf(vence_em)) });
          return `${nome}: ${[t(`checklist.certidao.situacao.${situacao}`), until].filter(Boolean).join(' · ')}`;
        });
      }
    },
    [queryClient, t, format],
  );
}
