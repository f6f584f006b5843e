import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    layout: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Aparência',
  hint: 'As escolhas valem na hora, neste navegador.',
  theme: 'Tema',
  menu: 'Menu',
  navbar: 'Barra superior',
  menuBar: 'Barra do menu',
  footerSection: 'Rodapé e rolagem',
  skin: {
    label: 'Aparência',
    light: 'Clara',
    bordered: 'Com bordas',
    dark: 'Escura',
    'semi-dark': 'Menu escuro',
    system: 'Seguir o sistema',
  },
  contentWidth: {
    label: 'Largura do conteúdo',
    full: 'Total',
    boxed: 'Limitada',
  },
  rtl: 'Da direita para a esquerda',
  rtlHint: 'Espelha a tela; os textos continuam no idioma escolhido.',
  transition: {
    label: 'Transição entre telas',
    fade: 'Esmaecer',
    fadeInLeft: 'Entrar pela esquerda',
    zoomIn: 'Aproximar',
    none: 'Nenhuma',
  },
  menuLayout: {
    label: 'Posição do menu',
    vertical: 'Lateral',
    horizontal: 'No topo',
  },
  menuCollapsed: 'Menu recolhido',
  menuHidden: 'Menu oculto',
  menuHiddenHint: 'Um botão na barra o abre sobre a página.',
  navbarColor: {
    label: 'Cor da barra:',
    white: 'Branca',
    primary: 'Azul-petróleo',
    secondary: 'Cinza',
    success: 'Verde',
    danger: 'Vermelha',
    info: 'Azul',
    warning: 'Âmbar',
    dark: 'Escura',
  },
  menuType: 'Tipo do menu',
  navbarType: {
    label: 'Tipo da barra',
    floating: 'Flutuante',
    sticky: 'Fixa',
    static: 'Rola com a página',
    hidden: 'Oculta',
  },
  footer: {
    label: 'Rodapé',
    static: 'No fim da página',
    sticky: 'Fixo',
    hidden: 'Oculto',
  },
  scrollTop: 'Botão para voltar ao topo',
  defaults: 'Voltar ao padrão',
};
