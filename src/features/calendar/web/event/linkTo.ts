import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import type { CalendarDate } from '../../entities.ts';

/** Link to the entity of a date. */
export function linkTo({ thing, thingId }: Pick<CalendarDate, 'thing' | 'thingId'>): LinkOptions {
  if (thing === 'licitacao') return linkOptions({ to: '/apps/invoice/preview/$id', params: { id: String(thingId) } });
  if (thing === 'projeto') return linkOptions({ to: '/projetos-de-lei/$id', params: { id: String(thingId) } });
  if (thing === 'contrato') return linkOptions({ to: '/contratos/$id', params: { id: String(thingId) } });
  if (thing === 'ata') return linkOptions({ to: '/atas/$id', params: { id: String(thingId) } });
  if (thing === 'proposta') return linkOptions({ to: '/propostas/$id', params: { id: String(thingId) } });
  if (thing === 'dns') return linkOptions({ to: '/dns', search: { entry: thingId } });
  if (thing === 'certidao') return linkOptions({ to: '/certidoes', search: { certidao: thingId } });
  if (thing === 'task') return linkOptions({ to: '/apps/todo', search: { task: String(thingId) } });
  return linkOptions({ to: '/apps/calendar', search: { event: thingId } });
}
