// What a proposal is written of: the facts of the notice, the priced items and the terms.
import { nomeDaModalidade } from '#brasil/nomesDasFontes.ts';
import type { documentos } from '#features/documentos/contract.ts';
import type { Static } from '#kit/schema.ts';
import { isPriced } from '../../../calculo.ts';
import type { PropostaDetail } from '../../../entities.ts';

export type Terms = Omit<Static<(typeof documentos)['proposta']['body']>, 'empresa' | 'modelo'>;
type Typed = Pick<Terms, 'validadeDias' | 'prazoEntrega' | 'local' | 'data'>;
/** What the notice has beyond the copies in the offer. */
export type Aviso = { UASG: string; processo: string; num_licitacao: string };

/** The longest texts that a document takes. */
const longest = { orgao: 300, modalidade: 100, text: 4000, unidade: 40 } as const;

/** Items without a price are left out. */
export function termsOf({ edital, itens }: PropostaDetail, aviso: Aviso | undefined, typed: Typed): Terms {
  const modalidade = nomeDaModalidade(edital.modalidade);
  return {
    aviso: {
      orgao: edital.orgao.slice(0, longest.orgao),
      uasg: aviso?.UASG ?? '',
      modalidade: modalidade.slice(0, longest.modalidade),
      // Its name is the modality and the number.
      numero: (aviso?.num_licitacao ?? edital.nome.replace(modalidade, '').trim()).slice(0, 60),
      processo: (aviso?.processo ?? '').slice(0, 100),
      objeto: edital.objeto.slice(0, longest.text),
      sessao: edital.sessao === null ? '' : inWords(edital.sessao),
    },
    itens: itens.filter(isPriced).map(({ numero, descricao, unidade, quantidade, preco, marca, modelo }) => ({
      ...{ lote: '', numero: String(numero), descricao: descricao.slice(0, longest.text) || '—', marca, modelo },
      ...{ unidade: unidade.slice(0, longest.unidade), quantidade, valorUnitario: preco },
    })),
    ...typed,
    prazoEntrega: typed.prazoEntrega.trim(),
    local: typed.local.trim(),
  };
}

/** «28/05/2026, 14:00», in Portuguese like the document. */
function inWords(instant: string): string {
  return new Intl.DateTimeFormat('pt-BR', {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(instant));
}
