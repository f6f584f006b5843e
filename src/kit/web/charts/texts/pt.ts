import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    charts: SourceTexts<typeof texts>;
  }
}

export const texts = {
  asTable: '{{title}}: ver como tabela',
  showChart: 'Ver o gráfico',
  showTable: 'Ver como tabela',
  saveOf: '{{title}}: baixar CSV',
  empty: 'Ainda não há nada para mostrar.',
  failed: 'Não foi possível carregar estes números.',
  others_one: 'Outra',
  others_many: 'Outras {{figure}}',
  others_other: 'Outras {{figure}}',
  map: '{{figure}} por estado. Use as setas para percorrer o mapa e Enter para abrir a lista.',
  wholeBar: 'A barra inteira é {{figure}}.',
  upTo: 'até {{figure}}',
  outlines: {
    closer: 'Aproximar',
    farther: 'Afastar',
    whole: 'Mostrar tudo',
    how: 'Ctrl e a roda do mouse aproximam; arraste para mover.',
    source: 'Contornos do IBGE, pelo pacote',
    show: 'Ver o mapa com os contornos',
    hide: 'Ver o mapa em blocos',
  },
} as const;
