// All themes of the demo, as a list of single objects.
import { alimentacao } from './assuntos/alimentacao.ts';
import { apoio } from './assuntos/apoio.ts';
import { atendimentoEmSaude } from './assuntos/atendimentoEmSaude.ts';
import { cidade } from './assuntos/cidade.ts';
import { contratacaoDireta } from './assuntos/contratacaoDireta.ts';
import { escritorio } from './assuntos/escritorio.ts';
import { frota } from './assuntos/frota.ts';
import { leiloes } from './assuntos/leiloes.ts';
import { obrasPrediais } from './assuntos/obrasPrediais.ts';
import { obrasViarias } from './assuntos/obrasViarias.ts';
import { predios } from './assuntos/predios.ts';
import { saude } from './assuntos/saude.ts';
import { selecoes } from './assuntos/selecoes.ts';
import { tecnologia } from './assuntos/tecnologia.ts';
import type { Perfil } from './orgaos.ts';
import type { Item, Tema } from './tema.ts';

export type Assunto = Pick<Tema, 'modalidades' | 'tipo' | 'ramo' | 'amparo'> & {
  texto: string;
  perfis: readonly Perfil[];
  itens: readonly Item[];
};

const temas = [
  alimentacao,
  apoio,
  atendimentoEmSaude,
  cidade,
  contratacaoDireta,
  escritorio,
  frota,
  leiloes,
  obrasPrediais,
  obrasViarias,
  predios,
  saude,
  selecoes,
  tecnologia,
].flat();

export const assuntos: readonly Assunto[] = temas.flatMap(({ casos, perfis, modalidades, tipo, ramo, amparo }) =>
  casos.flatMap((caso) =>
    caso.objetos.map((texto) => ({ modalidades, tipo, ramo, amparo, texto, perfis: caso.perfis ?? perfis, itens: caso.itens })),
  ),
);
