import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    closedByProxy: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'O servidor é acessado de fora, por um proxy ou por outro nome.',
  what: {
    demo: 'As contas de demonstração, que valiam apenas na própria máquina do servidor, estão desligadas. O log do servidor diz o que foi visto.',
    registration:
      'O cadastro sem convite, que valia apenas na própria máquina do servidor, está desligado. O log do servidor diz o que foi visto.',
    both: 'As contas de demonstração e o cadastro sem convite, que valiam apenas na própria máquina do servidor, estão desligados. O log do servidor diz o que foi visto.',
  },
  enter: 'Nenhuma conta para entrar? Este comando no servidor cria um administrador:',
  proxy: 'Com um proxy, defina o endereço dele e o do sistema:',
  keep: 'Para manter assim e retirar este aviso, defina e reinicie o servidor:',
};
