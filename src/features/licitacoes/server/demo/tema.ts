// What is bought, sold or contracted in the demo, and its texts.
import type { Perfil } from './orgaos.ts';

/** An item with its usual unit price in reais and the quantity of a middling contract; `tipo` where it differs from the theme's. */
export type Item = readonly [descricao: string, unidade: string, preco: number, quantidade: number, tipo?: Tipo];
/** Material or serviço. */
type Tipo = 'M' | 'S';

export type Amparo = readonly [nome: string, descricao: string];

/** The trade that supplies it, for the names of the winners. */
export type Ramo = 'alimentos' | 'comercio' | 'eventos' | 'obras' | 'saude' | 'servicos' | 'tecnologia' | 'transportes';

export type Tema = {
  /** Codes of the modalidades it fits. */
  modalidades: readonly number[];
  /** Who buys it. */
  perfis: readonly Perfil[];
  tipo: Tipo;
  ramo: Ramo;
  /** The legal basis, when the modalidade does not imply it. */
  amparo?: Amparo;
  casos: readonly Caso[];
};

type Caso = {
  /** Where not all buyers of the theme buy this. */
  perfis?: readonly Perfil[];
  /** Whole sentences; `{de}` is the órgão after "de", `{municipio}` and `{bairro}` the place. */
  objetos: readonly string[];
  itens: readonly Item[];
};

export const todos: readonly Perfil[] = ['prefeitura', 'educacao', 'saude', 'legislativo', 'administracao', 'companhia'];
/** Pregão in both forms, and dispensa for small values. */
export const comum = [6, 7, 8];
export const pregao = [6, 7];
