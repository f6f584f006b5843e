import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    closedByProxy: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'O servidor é acessado de fora, por um proxy ou por outro nome.',
  what: {
    demo: 'As contas de demonstração, que só funcionavam na própria máquina do servidor, estão desativadas. O log do servidor mostra o motivo.',
    registration:
      'O cadastro sem convite, que só funcionava na própria máquina do servidor, está desativado. O log do servidor mostra o motivo.',
    both: 'As contas de demonstração e o cadastro sem convite, que só funcionavam na própria máquina do servidor, estão desativados. O log do servidor mostra o motivo.',
  },
  enter: 'Não tem conta para entrar? No servidor, este comando cria um administrador:',
  proxy: 'Com um proxy, defina o endereço dele e o do sistema:',
  keep: 'Para manter assim e remover este aviso, defina o seguinte e reinicie o servidor:',
};
