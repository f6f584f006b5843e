import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
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
  none: 'Nenhuma pergunta com “{{q}}”',
  noneHint: 'Tente outra palavra ou fale com o administrador do sistema.',
  showAll: 'Ver todas as perguntas',
  emptyGroup: 'Este assunto ainda não tem perguntas.',
  contact: {
    title: 'Ainda com dúvida?',
    hint: 'Escreva para {{name}}, que administra o sistema, ou consulte a base de conhecimento.',
    hintAlone: 'Escreva para um colega ou consulte a base de conhecimento.',
    hintAnybody: 'Fale com o administrador do sistema ou consulte a base de conhecimento.',
    mail: 'Enviar um e-mail',
    mailHint: 'Para perguntas com detalhes ou anexos',
    chat: 'Abrir uma conversa',
    chatHint: 'Para uma pergunta rápida',
    knowledge: 'Base de conhecimento',
    knowledgeHint: 'Artigos sobre licitações e sobre o sistema',
  },
  icon: {
    'credit-card': 'Cartão',
    truck: 'Caminhão',
    'refresh-ccw': 'Setas em círculo',
    package: 'Pacote',
    layers: 'Camadas',
    'file-text': 'Documento',
    bell: 'Sino',
    'help-circle': 'Ponto de interrogação',
  },
  edit: {
    end: 'Concluir edição',
    add: 'Nova pergunta',
    edit: 'Editar pergunta',
    editGroup: 'Editar assunto',
    editNamed: 'Editar {{name}}',
    remove: 'Excluir {{name}}',
    removed: 'Pergunta excluída: {{question}}',
    move: 'Mover {{name}}: setas para cima e para baixo',
    moved: '{{name}}: posição {{place}}',
    group: 'Assunto',
    answer: 'Resposta',
    subtitle: 'Subtítulo',
    icon: 'Ícone',
    questionMissing: 'Escreva a pergunta.',
    answerMissing: 'Escreva a resposta.',
    titleMissing: 'Escreva o título.',
  },
} as const;
