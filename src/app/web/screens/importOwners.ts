// The notices and bills that records of a file may belong to, as the screen of imports asks for them.
import type { OwnerFound, Owners } from '#features/importacoes/web/ready/owners.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import type { Licitacao } from '#features/licitacoes/entities.ts';
import { projetosDeLei } from '#features/projetosDeLei/contract.ts';
import type { Projeto } from '#features/projetosDeLei/entities.ts';
import { billName } from '#features/projetosDeLei/web/billName.ts';
import { api } from '#kit/web/request/api.ts';

const noticeCalls = api('licitacoes', licitacoes);
const billCalls = api('projetosDeLei', projetosDeLei);

const notice: Owners = {
  topic: 'licitacoes',
  find: async (q, signal) => {
    const found = await noticeCalls.list.send({ query: { q, perPage: 10 } }, { signal });
    return found.licitacoes.map(namedNotice);
  },
  byKey: async (key, signal) => {
    const { licitacoes: found } = await noticeCalls.list.send({ query: { q: key, perPage: 1 } }, { signal });
    const [first] = found;
    if (!first) return undefined;
    // The words of a number may stand in other notices too.
    const { controle } = await noticeCalls.show.send({ params: { id: first.id } }, { signal });
    return controle === key ? namedNotice(first) : undefined;
  },
  keyOf: async (id) => {
    const { controle } = await noticeCalls.show.send({ params: { id } });
    return notice.keyIn(controle) ?? '';
  },
  keyIn: (typed) => (/^[0-9A-Z]{14}-1-[0-9]{6}\/[0-9]{4}$/.test(typed) ? typed : undefined),
};

/** Those of the Câmara: of the other house no records come that would not say their bill. */
const bill: Owners = {
  topic: 'projetosDeLei',
  find: async (q, signal) => {
    const found = await billCalls.list.send({ query: { q, casa: ['camara'], perPage: 10 } }, { signal });
    return found.projetos.map(namedBill);
  },
  byKey: async (key, signal) => {
    const codigo = key.replace(/^camara:/, '');
    const { projetos } = await billCalls.list.send({ query: { q: codigo, casa: ['camara'], perPage: 5 } }, { signal });
    for (const found of projetos) {
      // The same figures may be a bill's number.
      const its = await billCalls.show.send({ params: { id: found.id } }, { signal });
      if (its.codigo === codigo) return namedBill(found);
    }
    return undefined;
  },
  keyOf: async (id) => {
    const { casa, codigo } = await billCalls.show.send({ params: { id } });
    return casa === 'camara' ? `camara:${codigo}` : '';
  },
  keyIn: (typed) => {
    const [, codigo] = codeOfTheCamara.exec(typed) ?? [];
    return codigo && `camara:${codigo}`;
  },
};

/** By itself, where it is too long for a bill's number, or in an address of the Câmara. */
const codeOfTheCamara = /^(?:camara:|https?:\/\/\S*camara\.\S*?(?:\/|=))?([1-9]\d{4,9})(?:\/\w*)?$/i;

function namedNotice({ id, modalidade, num_licitacao, orgao, objeto }: Licitacao): OwnerFound {
  return { id, label: `${modalidade} ${num_licitacao} · ${orgao}`, words: objeto };
}

function namedBill({ ementa, autor, ...projeto }: Projeto): OwnerFound {
  return { id: projeto.id, label: [billName(projeto), autor].filter(Boolean).join(' · '), words: ementa };
}

export const importOwners = { notice, bill };
