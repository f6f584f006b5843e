// Ends of the contracts of won offers for the calendar: all-day, from midnight in Brasília.
import { sql } from 'kysely';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import type { CalendarDate, CalendarName, DateQuery } from '#features/calendar/contract.ts';
import type {} from '#features/contratos/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type {} from '#features/vigencias/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { workedOnBy } from './access.ts';

/** Of the five categories, the one whose notices have ended, as for contracts. */
const CALENDAR = 'Licitações Fechadas' satisfies CalendarName;
const LONGEST_TEXT = 300;

/** Of the offers that a user works on; without those whose contract with the same end the user watches. */
export async function contractEnds(db: Queries, { userId, from, until, limit, calendars, of }: DateQuery): Promise<CalendarDate[]> {
  if ((calendars && !calendars.includes(CALENDAR)) || (of && of.thing !== 'proposta')) return [];
  const rows = await workedOnBy(db, userId)
    .where('propostas.etapa', '=', 'ganha')
    .where('propostas.contrato_fim', '>=', dayInBrasilia(new Date(from)))
    .where('propostas.contrato_fim', '<=', dayInBrasilia(new Date(Date.parse(until) - 1)))
    .$if(of !== undefined, (query) => query.where('propostas.id', '=', of?.id ?? 0))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('vigencias')
            .innerJoin('contratos', 'contratos.id', 'vigencias.item_id')
            .innerJoin('licitacoes', 'licitacoes.controle', 'contratos.compra_controle')
            .select('vigencias.item_id')
            .where('vigencias.user_id', '=', userId)
            .where('vigencias.kind', '=', 'contrato')
            .whereRef('licitacoes.id', '=', 'propostas.licitacao_id')
            .whereRef('contratos.vigencia_fim', '=', 'propostas.contrato_fim'),
        ),
      ),
    )
    .select(['propostas.id', 'modalidade', 'num_licitacao', 'orgao', 'contrato_numero', 'contrato_fim'])
    .select(sql<string>`substr(propostas.objeto, 1, ${sql.lit(LONGEST_TEXT)})`.as('objeto'))
    .orderBy('contrato_fim')
    .orderBy('propostas.id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, orgao, objeto, contrato_numero, contrato_fim, ...notice }) => {
    if (contrato_fim === null) return [];
    const name = contrato_numero ? `Contrato ${contrato_numero}` : nomeDaLicitacao(notice);
    const days = { start: startOfDayInBrasilia(contrato_fim), end: startOfDayInBrasilia(contrato_fim, 1), allDay: true };
    const date = { key: `proposta:${id}:vigenciaFim`, kind: 'vigenciaFim', calendar: CALENDAR, ...days } as const;
    return [{ ...date, title: [name, orgao].filter(Boolean).join(' · '), text: objeto, thing: 'proposta', thingId: id }];
  });
}
