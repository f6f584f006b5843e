// Texts of notices entered by hand; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    manual: SourceTexts<typeof texts>;
  }
}

export const texts = {
  add: 'Nova licitação',
  edit: 'Editar licitação',
  addHint: 'Para licitações de portais fora do PNCP. Se a mesma licitação chegar depois do PNCP, você poderá uni-las.',
  added: 'Licitação cadastrada.',
  part: { what: 'O que se compra', who: 'Quem compra', when: 'Datas', where: 'Onde foi publicada', items: 'Itens' },
  lead: {
    what: 'Objeto, modalidade e número, como no edital. Sem número, informe o processo.',
    who: 'O órgão é reconhecido pelo CNPJ.',
    when: 'No horário de Brasília.',
    where: 'O portal distingue licitações de mesmo número.',
    items: 'Sem valor estimado acima, vale o total dos itens.',
  },
  field: {
    portal: 'Portal',
    link: 'Endereço no portal',
    observacao: 'Observação',
    time: 'Hora',
    timeOf: '{{field}}: hora',
    numero: 'Número do item',
    unit: 'Unidade',
    estimate: 'Valor unitário estimado',
    item: 'Item {{numero}}: {{field}}',
  },
  invalidTime: 'Informe uma hora válida.',
  addItem: 'Adicionar item',
  removeItem: 'Remover item {{numero}}',
  noItems: 'Nenhum item ainda.',
  conflict: {
    title: 'A licitação mudou',
    by: '{{who}}, {{when}}',
    someone: 'Importação',
    keep: 'Voltar ao formulário',
    mine: 'Salvar assim mesmo',
  },
  banner: {
    by: 'Cadastrada à mão por {{who}}.',
    byNobody: 'Cadastrada à mão.',
    fromSheet: 'Importada de uma planilha por {{who}}, sem número do PNCP.',
    fromSheetOfNobody: 'Importada de uma planilha, sem número do PNCP.',
    hint: 'Os dados não vêm de um portal: confira-os no edital.',
    join: 'Unir à publicada',
  },
  removal: {
    title: 'Excluir {{modalidade}} {{numero}}?',
    body: 'Ela sai da lista de todos os usuários. Você pode desfazer por dez minutos.',
    done: 'Licitação {{numero}} excluída.',
    restored: 'Licitação {{numero}} restaurada.',
  },
  offer: {
    toPublished: 'Esta licitação pode já estar publicada',
    toManual: 'Esta licitação pode ser a mesma de um cadastro manual',
    same: 'Mesmo órgão e {{what}}.',
    numero: 'mesma modalidade e número',
    processo: 'mesmo processo',
    and: '{{a}}, {{b}}',
    open: 'Ver {{what}}',
    join: 'Unir',
  },
  joinDialog: {
    title: 'Unir à licitação publicada',
    search: 'Buscar a licitação publicada',
    hint: 'Número, órgão ou objeto',
    none: 'Nenhuma licitação publicada encontrada.',
    choose: 'Unir a {{what}}',
  },
  confirm: {
    title: 'Unir a {{what}}?',
    body: 'Acompanhamentos, propostas e tarefas passam para a licitação publicada, e o endereço do cadastro manual leva a ela. Dados e itens cadastrados à mão deixam de valer; a observação continua visível. Isso não pode ser desfeito.',
    action: 'Unir',
    done: 'Licitações unidas.',
  },
  joined: { title: 'Reúne o cadastro manual {{numero}}', by: 'Unido por {{who}} em {{when}}.', when: 'Unido em {{when}}.' },
};
