import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    faq: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Perguntas frequentes',
  banner: {
    title: 'Em que podemos ajudar?',
    hint: 'Digite parte da pergunta ou escolha um assunto.',
    label: 'Buscar nas perguntas',
  },
  groups: 'Assuntos',
  found_one: '{{figure}} pergunta encontrada',
  found_many: '{{figure}} perguntas encontradas',
  found_other: '{{figure}} perguntas encontradas',
  none: 'Nenhuma pergunta com «{{q}}»',
  noneHint: 'Tente outra palavra, ou fale com quem administra o sistema.',
  showAll: 'Ver todas as perguntas',
  emptyGroup: 'Este assunto ainda não tem perguntas.',
  contact: {
    title: 'Ainda com dúvida?',
    hint: 'Escreva para {{name}}, que administra o sistema, ou consulte os textos de ajuda.',
    hintAlone: 'Escreva a um colega ou consulte os textos de ajuda.',
    hintAnybody: 'Fale com quem administra o sistema ou consulte os textos de ajuda.',
    mail: 'Enviar um e-mail',
    mailHint: 'Para o que precisa de detalhes e anexos',
    chat: 'Abrir uma conversa',
    chatHint: 'Para uma pergunta rápida',
    knowledge: 'Base de conhecimento',
    knowledgeHint: 'Textos sobre licitações e sobre o sistema',
  },
  icon: {
    'credit-card': 'Cartão',
    truck: 'Caminhão',
    'refresh-ccw': 'Setas em círculo',
    package: 'Pacote',
    layers: 'Camadas',
    'file-text': 'Página escrita',
    bell: 'Sino',
    'help-circle': 'Ponto de interrogação',
  },
  edit: {
    begin: 'Editar',
    end: 'Concluir edição',
    add: 'Nova pergunta',
    edit: 'Editar pergunta',
    editGroup: 'Editar assunto',
    editNamed: 'Editar {{name}}',
    remove: 'Remover {{name}}',
    removed: 'Pergunta removida: {{question}}',
    move: 'Mover {{name}}: setas para cima e para baixo',
    moved: '{{name}}: posição {{place}}',
    saved: 'Salvo.',
    group: 'Assunto',
    question: 'Pergunta',
    answer: 'Resposta',
    title: 'Título',
    subtitle: 'Subtítulo',
    icon: 'Ícone',
    questionMissing: 'Escreva a pergunta.',
    answerMissing: 'Escreva a resposta.',
    titleMissing: 'Escreva o título.',
  },
} as const;
