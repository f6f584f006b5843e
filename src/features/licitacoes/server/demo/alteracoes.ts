// A short history for a few demo notices, as if from imports.

import { situacoes } from '../../codes.ts';
import type { Change } from '../detail/changes.ts';
import type { DemoNotice } from './demo.ts';

/** With its notice's control number, and when it happened. */
export type DemoChange = Omit<Change, 'licitacao_id'> & { controle: string; alterada_em: string };

const WEEK_MS = 7 * 86_400_000;
/** Number of notices per kind of history. */
const FEW = 3;

/** Oldest change of a notice first. */
export function listAlteracoes(demos: readonly DemoNotice[]): DemoChange[] {
  const now = new Date().toISOString();
  const few = (passes: (demo: DemoNotice) => boolean) => demos.filter(passes).slice(-FEW);
  return [
    ...few(({ notice }) => notice.situacao_codigo === situacoes.suspensa).map((demo) =>
      change(demo, { campo: 'situacao', antes: 'Divulgada no PNCP', depois: demo.notice.situacao }),
    ),
    ...few(({ notice }) => notice.situacao_codigo === situacoes.divulgada && (notice.encerramento ?? '') > now).flatMap(postponed),
    ...few(({ notice, resultados }) => resultados.length > 1 && notice.valor_homologado !== null).flatMap(awarded),
  ];
}

function postponed(demo: DemoNotice): DemoChange[] {
  const { encerramento, informacao } = demo.notice;
  const [edital] = demo.documentos;
  if (!encerramento || !edital) return [];
  const earlier = new Date(Date.parse(encerramento) - WEEK_MS).toISOString();
  return [
    change(demo, { parte: 'documento', numero: String(edital.sequencial), campo: 'titulo', antes: 'Edital', depois: edital.titulo }),
    change(demo, { campo: 'encerramento', antes: earlier, depois: encerramento }),
    ...(informacao === '' ? [] : [change(demo, { campo: 'informacao', antes: '', depois: informacao })]),
  ];
}

function awarded(demo: DemoNotice): DemoChange[] {
  return [
    change(demo, { parte: 'resultado', campo: 'quantidade', antes: '0', depois: String(demo.resultados.length) }),
    change(demo, { campo: 'valor_homologado', antes: null, depois: String(demo.notice.valor_homologado) }),
    change(demo, { campo: 'tem_resultado', antes: 'false', depois: 'true' }),
  ];
}

function change({ notice }: DemoNotice, fields: Pick<Change, 'campo' | 'antes' | 'depois'> & Partial<Change>): DemoChange {
  return { controle: notice.controle, fonte: notice.fonte, parte: 'licitacao', numero: '', alterada_em: notice.atualizacao, ...fields };
}
