// Which changes matter, and how: each kind has words of its own, and an account may mute it.
import type { ChangeKind } from './contract.ts';
import type { ChangedField } from './notifications.ts';

const deadlines: ReadonlySet<string> = new Set(['abertura', 'encerramento']);
/** As sources name them. */
const suspended = /^suspensa/i;
const ended = /^(revogada|anulada)/i;
const isTrue = (value: string | null) => value === 'true' || value === '1';

/** The kind of a change of a notice or bill. */
export function changeKindOf({ campo, antes, depois, parte }: ChangedField): ChangeKind {
  if (parte === 'resultado') return 'resultado';
  if (parte === 'documento') return (antes === null && campo === '') || campo === 'quantidade' ? 'documento' : 'outra';
  if (parte) return 'outra';
  if (deadlines.has(campo)) return 'prazo';
  if (campo === 'situacao' && suspended.test(depois ?? '')) return 'suspensa';
  if (campo === 'situacao' && ended.test(depois ?? '')) return 'revogada';
  if (campo === 'excluida' && isTrue(depois)) return 'revogada';
  if (campo === 'valor_homologado' || (campo === 'tem_resultado' && isTrue(depois))) return 'resultado';
  return campo === 'valor_estimado' ? 'valor' : 'outra';
}
