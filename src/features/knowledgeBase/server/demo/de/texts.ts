import type { DemoTexts } from '../kinds.ts';
import { account } from './account.ts';
import { basics } from './basics.ts';
import { deadlines } from './deadlines.ts';
import { importing } from './importing.ts';
import { searching } from './searching.ts';
import { together } from './together.ts';

/** By the Portuguese slug of the category. */
export const texts: Readonly<Record<string, DemoTexts>> = {
  fundamentos: basics,
  'buscar-e-acompanhar': searching,
  prazos: deadlines,
  'importar-dados': importing,
  'trabalho-em-equipe': together,
  'conta-e-seguranca': account,
};
