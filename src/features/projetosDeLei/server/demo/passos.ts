// Texts of a bill's steps in its chamber; their dates are chosen elsewhere.
import type { Random } from '#kit/server/random.ts';
import type { Assunto } from './assunto.ts';
import { pickParlamentar } from './autores.ts';

export type Passo = { orgao: string; descricao: string; situacao: string; despacho: string };

type Way = {
  mesa: string;
  secretaria: string;
  comissoes: readonly (readonly [sigla: string, nome: string])[];
  /** The last committee. */
  justica: readonly [sigla: string, nome: string];
  outra: string;
  situacoes: Record<
    'despacho' | 'deliberacao' | 'relator' | 'parecer' | 'pauta' | 'plenario' | 'outra' | 'sancao' | 'norma' | 'arquivada' | 'retirada',
    string
  >;
};

const ways: Record<Assunto['casa'], Way> = {
  camara: {
    mesa: 'MESA',
    secretaria: 'CCP',
    comissoes: [
      ['CASP', 'Comissão de Administração e Serviço Público'],
      ['CFT', 'Comissão de Finanças e Tributação'],
      ['CDU', 'Comissão de Desenvolvimento Urbano'],
      ['CSAUDE', 'Comissão de Saúde'],
      ['CFFC', 'Comissão de Fiscalização Financeira e Controle'],
      ['CVT', 'Comissão de Viação e Transportes'],
      ['CE', 'Comissão de Educação'],
    ],
    justica: ['CCJC', 'Comissão de Constituição e Justiça e de Cidadania'],
    outra: 'Senado Federal',
    situacoes: {
      despacho: 'Aguardando Despacho',
      deliberacao: 'Aguardando Deliberação',
      relator: 'Aguardando Designação de Relator',
      parecer: 'Aguardando Parecer',
      pauta: 'Pronta para Pauta',
      plenario: 'Pronta para Pauta no Plenário',
      outra: 'Aguardando Apreciação pelo Senado Federal',
      sancao: 'Aguardando Sanção',
      norma: 'Transformado em Norma Jurídica',
      arquivada: 'Arquivada',
      retirada: 'Retirada pelo Autor',
    },
  },
  senado: {
    mesa: 'SGM',
    secretaria: 'SLSF',
    comissoes: [
      ['CAE', 'Comissão de Assuntos Econômicos'],
      ['CTFC', 'Comissão de Transparência, Governança, Fiscalização e Controle'],
      ['CI', 'Comissão de Serviços de Infraestrutura'],
      ['CAS', 'Comissão de Assuntos Sociais'],
      ['CDR', 'Comissão de Desenvolvimento Regional'],
    ],
    justica: ['CCJ', 'Comissão de Constituição, Justiça e Cidadania'],
    outra: 'Câmara dos Deputados',
    situacoes: {
      despacho: 'Aguardando despacho',
      deliberacao: 'Aguardando deliberação',
      relator: 'Aguardando designação do relator',
      parecer: 'Matéria com a relatoria',
      pauta: 'Pronta para a pauta na comissão',
      plenario: 'Incluída em ordem do dia',
      outra: 'Remetida à Câmara dos Deputados',
      sancao: 'Remetida à sanção',
      norma: 'Transformada em norma jurídica',
      arquivada: 'Arquivada ao final da legislatura',
      retirada: 'Retirada pelo autor',
    },
  },
};

/** The steps of a bill in order, as many as given. `name` is the bill's: PL 12/2026. */
export function listPassos(assunto: Assunto, name: string, autor: string, random: Random): Passo[] {
  const way = ways[assunto.casa];
  const end = ending(assunto, way, random);
  const begin = beginning(assunto, way, name, autor).slice(0, assunto.passos - end.length);
  const middle = between(way, random);
  const rest = assunto.passos - begin.length - end.length;
  return [...begin, ...Array.from({ length: rest }, () => middle.next().value as Passo), ...end];
}

function beginning({ casa, ementa }: Assunto, { mesa, secretaria, situacoes }: Way, name: string, autor: string): Passo[] {
  const apresentada = `Apresentação de ${name}, de autoria de ${autor}, que: "${ementa}"`;
  return [
    { orgao: casa === 'camara' ? 'PLEN' : 'PLS', descricao: 'Apresentação de Proposição', situacao: '', despacho: apresentada },
    {
      orgao: mesa,
      descricao: 'Distribuição',
      situacao: situacoes.despacho,
      despacho: 'Distribuída às comissões competentes, com exame de mérito e de constitucionalidade. Apreciação conclusiva.',
    },
    {
      orgao: secretaria,
      descricao: 'Publicação de Proposição',
      situacao: '',
      despacho: 'Publicação inicial em avulso e no diário da Casa.',
    },
  ];
}

function* between(way: Way, random: Random): Generator<Passo, never> {
  for (const comissao of [...random.shuffled(way.comissoes).slice(0, 3), way.justica]) yield* inCommittee(comissao, way, random);
  for (;;) yield* inPlenary(way, random);
}

function* inCommittee([orgao, nome]: readonly [string, string], { situacoes }: Way, random: Random): Generator<Passo, void> {
  const relator = pickParlamentar(random);
  const by = `${relator.nome} (${relator.partido}-${relator.uf})`;
  const emendas = random.between(0, 9);
  yield { orgao, descricao: 'Recebimento', situacao: situacoes.relator, despacho: `Recebimento pela ${nome}.` };
  yield { orgao, descricao: 'Designação de Relator', situacao: situacoes.parecer, despacho: `Relatoria entregue a ${by}.` };
  yield {
    orgao,
    descricao: 'Abertura de Prazo',
    situacao: '',
    despacho: 'Prazo para emendas ao projeto: cinco sessões a contar do dia seguinte.',
  };
  yield {
    orgao,
    descricao: 'Encerramento de Prazo',
    situacao: '',
    despacho: emendas === 0 ? 'Encerrado o prazo sem emendas.' : `Encerrado o prazo. Emendas apresentadas: ${emendas}.`,
  };
  if (random.chance(0.5)) {
    yield { orgao, descricao: 'Audiência Pública', situacao: '', despacho: audiencia(random) };
  }
  yield {
    orgao,
    descricao: 'Parecer do Relator',
    situacao: situacoes.pauta,
    despacho: `Parecer de ${by}, pela aprovação, ${emendas > 4 ? 'com substitutivo.' : 'na forma do texto original.'}`,
  };
  if (random.chance(0.4)) {
    yield {
      orgao,
      descricao: 'Pedido de Vista',
      situacao: '',
      despacho: `Vista concedida a ${pickParlamentar(random).nome}, por duas sessões.`,
    };
  }
  yield { orgao, descricao: 'Aprovação do Parecer', situacao: '', despacho: `Aprovado o parecer por unanimidade na ${nome}.` };
}

/** Long enough to show a step as long as a report. */
function audiencia(random: Random): string {
  const vozes = Array.from({ length: 4 }, () => pickParlamentar(random).nome).join(', ');
  return `Realizada audiência pública com a participação de órgãos compradores, fornecedores e entidades de controle. Fizeram uso da palavra ${vozes}. Foram discutidos o impacto sobre os prazos de contratação, a adaptação dos sistemas eletrônicos, o custo para Municípios de pequeno porte e a transição para os contratos em vigor. Os convidados pediram que a vigência comece com o exercício financeiro seguinte, que as regras sejam iguais para todas as esferas e que os dados fiquem abertos desde o primeiro dia. A presidência abriu prazo de dez dias para o envio de contribuições por escrito, que serão juntadas ao processo.`;
}

function* inPlenary({ situacoes }: Way, random: Random): Generator<Passo, void> {
  const orgao = 'PLEN';
  yield {
    orgao,
    descricao: 'Inclusão em Pauta',
    situacao: situacoes.plenario,
    despacho: 'Matéria incluída na ordem do dia da sessão deliberativa.',
  };
  yield {
    orgao,
    descricao: 'Discussão',
    situacao: '',
    despacho: `Discutiram a matéria ${pickParlamentar(random).nome} e ${pickParlamentar(random).nome}.`,
  };
  if (random.chance(0.5)) {
    yield {
      orgao,
      descricao: 'Apresentação de Requerimento',
      situacao: '',
      despacho: `Requerimento de ${pickParlamentar(random).nome} para votação em separado de emenda.`,
    };
  }
  if (random.chance(0.3)) {
    const [sim, nao] = [random.between(210, 340), random.between(20, 130)];
    yield { orgao, descricao: 'Votação', situacao: '', despacho: `Votado o requerimento. Sim: ${sim}; não: ${nao}; total: ${sim + nao}.` };
  }
  yield {
    orgao,
    descricao: 'Adiamento de Votação',
    situacao: situacoes.deliberacao,
    despacho: 'Adiada a votação pelo encerramento da sessão.',
  };
}

function ending({ desfecho = 'tramitando', tipo, ha }: Assunto, { mesa, outra, justica, situacoes }: Way, random: Random): Passo[] {
  const aprovada = {
    orgao: 'PLEN',
    descricao: 'Aprovação em Plenário',
    situacao: '',
    despacho: 'Aprovada a redação final. A matéria segue.',
  };
  const remetida = {
    orgao: mesa,
    descricao: `Remessa: ${outra}`,
    situacao: situacoes.outra,
    despacho: `Remetida por ofício. Destino: ${outra}.`,
  };
  switch (desfecho) {
    case 'lei': {
      const isSanctioned = tipo !== 'PDL' && tipo !== 'PEC';
      return [
        aprovada,
        remetida,
        isSanctioned
          ? {
              orgao: mesa,
              descricao: 'Remessa à Sanção',
              situacao: situacoes.sancao,
              despacho: 'Autógrafos enviados à Presidência da República.',
            }
          : { orgao: mesa, descricao: 'Promulgação', situacao: situacoes.sancao, despacho: 'Autógrafos enviados à promulgação.' },
        {
          orgao: mesa,
          descricao: 'Transformação em Norma Jurídica',
          situacao: situacoes.norma,
          despacho: `Transformada em norma jurídica, publicada no Diário Oficial da União, página ${random.between(1, 12)}.`,
        },
      ];
    }
    case 'outraCasa':
      return [aprovada, remetida];
    case 'arquivada':
      return [
        {
          orgao: mesa,
          descricao: 'Arquivamento',
          situacao: situacoes.arquivada,
          despacho: 'Arquivada pelo fim da legislatura, sem parecer de mérito.',
        },
      ];
    case 'retirada':
      return [
        { orgao: 'PLEN', descricao: 'Apresentação de Requerimento', situacao: '', despacho: 'Requerimento de retirada, pela autoria.' },
        { orgao: mesa, descricao: 'Retirada pelo Autor', situacao: situacoes.retirada, despacho: 'Deferido o requerimento de retirada.' },
      ];
    default:
      return ha < 0
        ? [
            {
              orgao: justica[0],
              descricao: 'Reunião Deliberativa Marcada',
              situacao: situacoes.pauta,
              despacho: `Matéria na pauta da reunião, no plenário ${random.between(2, 14)} do anexo II.`,
            },
          ]
        : [];
  }
}
