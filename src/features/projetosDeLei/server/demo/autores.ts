// Who signed the bills: people, parties and bodies. All people and parties are invented.
import type { Random } from '#kit/server/random.ts';
import type { AutorRead } from '../import/projeto.ts';
import type { Assunto } from './assunto.ts';

const nomes = [
  'Adalgisa',
  'Benício',
  'Cassilda',
  'Dário',
  'Elvira',
  'Firmino',
  'Genoveva',
  'Heitor',
  'Idalina',
  'Jacinto',
  'Leocádia',
  'Moacir',
  'Noêmia',
  'Otacílio',
  'Quitéria',
  'Raimunda',
  'Salustiano',
  'Teodora',
  'Ubaldo',
  'Zenaide',
];
const sobrenomes = [
  'Alvarenga Pires',
  'Barcelos Dutra',
  'Catarino Lobo',
  'do Vale Seabra',
  'Espíndola',
  'Figueirôa Matos',
  'Guaritá',
  'Hortêncio',
  'Jurandir Pôrto',
  'Linhares Sá',
  'Morgado',
  'Negreiros Tupi',
];
const ufs = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');
const partidos = ['FCB', 'MPD', 'PCN', 'PLR', 'UDC', 'UPB'];

const entidades = {
  'Poder Executivo': 'Órgão do Poder Executivo',
  'Tribunal de Contas da União': 'Órgão do Poder Legislativo',
  'Comissão de Legislação Participativa': 'Comissão Permanente',
} as const;

type Parlamentar = Pick<AutorRead, 'nome' | 'partido' | 'uf'>;

/** 240 people, each with a fixed party and state. */
const parlamentares: readonly Parlamentar[] = sobrenomes.flatMap((sobrenome, row) =>
  nomes.map((nome, column) => ({
    nome: `${nome} ${sobrenome}`,
    partido: partidos[(row * 5 + column) % partidos.length] as string,
    uf: ufs[(row * 11 + column * 4) % ufs.length] as string,
  })),
);

export function pickParlamentar(random: Random): Parlamentar {
  return random.pick(parlamentares);
}

export function listAutores({ casa, autores }: Assunto, random: Random): AutorRead[] {
  if (typeof autores === 'string') {
    return [{ chave: autores, ordem: 1, nome: autores, tipo: entidades[autores], partido: '', uf: '', proponente: true, url: null }];
  }
  const tipo = casa === 'camara' ? 'Deputado(a)' : 'Senador(a)';
  return random
    .shuffled(parlamentares)
    .slice(0, autores)
    .map((one, place) => ({
      ...one,
      chave: one.nome,
      ordem: place + 1,
      tipo,
      // Long lists are signatures in support of the author.
      proponente: place === 0 || autores <= 12,
      url: null,
    }));
}
