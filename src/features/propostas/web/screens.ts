// The screens of offers, by the names of their addresses. The board is put together by the app.
import { screen } from '#kit/web/page/screen.ts';
import type { resumoSearch } from './resumo/resumoSearch.ts';

export const propostasScreens = {
  propostasResumo: screen<typeof resumoSearch>(['propostas', 'charts'], () =>
    import('./resumo/ResumoScreen.tsx').then(({ ResumoScreen }) => ResumoScreen),
  ),
  propostasModelos: screen(['propostas'], () => import('./modelos/ModelosScreen.tsx').then(({ ModelosScreen }) => ModelosScreen)),
  proposta: screen(['propostas', 'sending'], () => import('./detail/PropostaScreen.tsx').then(({ PropostaScreen }) => PropostaScreen)),
};
