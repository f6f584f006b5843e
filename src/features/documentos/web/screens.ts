// The screens of documents to hand in, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';

export const documentosScreens = {
  modeloDaProposta: screen(['documentos'], () => import('./ModeloScreen.tsx').then(({ ModeloScreen }) => ModeloScreen)),
};
