import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    gallery: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Galeria de componentes',
  lead: 'Um guia vivo das partes de que as telas são feitas: quando usar cada uma, como é por teclado e o código de cada exemplo.',
  pages: 'Páginas da galeria',
  search: 'Buscar na galeria',
  filter: 'Filtrar',
  none: 'Nada com esse nome',
  noneHint: 'Tente outra palavra, também em inglês.',
  use: 'Quando usar',
  avoid: 'Quando não usar',
  code: 'Código',
  codeOf: 'Código de {{title}}',
  copy: 'Copiar',
  copied: 'Código copiado.',
  keyboard: 'Teclado',
  key: 'Tecla',
  does: 'O que faz',
  properties: 'Propriedades',
  property: 'Propriedade',
  says: 'O que muda',
  from: 'Vem de',
  neighbours: 'Página anterior e próxima',
  group: {
    ui: 'Fundamentos',
    components: 'Componentes',
    cards: 'Cartões',
    forms: 'Formulários',
    tables: 'Tabelas',
    charts: 'Gráficos',
    maps: 'Mapas',
    extensions: 'Extensões',
    layouts: 'Leiautes',
  },
  found_one: '{{count}} página',
  found_many: '{{count}} de páginas',
  found_other: '{{count}} páginas',
  layout: {
    show: 'Mostrar a tela assim',
    hint: 'Só enquanto esta página está aberta; as suas escolhas não mudam.',
  },
  icons: {
    search: 'Buscar pelo nome em inglês',
    found_one: '{{count}} ícone',
    found_many: '{{count}} ícones',
    found_other: '{{count}} ícones',
    none: 'Nenhum ícone com esse nome',
    noneHint: 'Os nomes são em inglês, como no Tabler.',
    copy: 'Copiar o código',
  },
  table: {
    title: 'Tabela de exemplo',
    file: 'funcionarios',
    save: 'Baixar CSV',
    saveChosen: 'Baixar seleção',
    search: 'Buscar por nome, cargo ou e-mail',
    name: 'Nome',
    email: 'E-mail',
    since: 'Desde',
    salary: 'Salário',
    status: 'Situação',
    city: 'Cidade',
    age: 'Idade',
    state: {
      current: 'Na equipe',
      professional: 'Efetivo',
      rejected: 'Recusado',
      resigned: 'Desligado',
      applied: 'Candidato',
    },
  },
};
