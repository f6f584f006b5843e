// Invented tasks of the demo accounts, around today.
import type { Tag } from '../entities.ts';

export type DemoTask = {
  title: string;
  /** Days from today. */
  day?: number;
  tags?: readonly Tag[];
  isImportant?: true;
  /** Completed this many days ago. */
  done?: number;
  isDeleted?: true;
  /** The notice (open, in progress or won by the own company) or bill at this index. */
  about?: readonly ['open' | 'running' | 'awarded' | 'bill', number];
  /** A username, or the name of a person without an account. */
  to?: string;
  description?: string;
};

const list = (...items: string[]) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;

const ofAdmin: readonly DemoTask[] = [
  {
    ...{
      title: 'Fechar o preço da proposta e pedir o aceite da diretoria',
      day: 0,
      tags: ['high', 'team'],
      isImportant: true,
      about: ['open', 2],
    },
    description: `<p>A planilha está na pasta da licitação. Antes de enviar:</p>${list('conferir o <strong>frete</strong> por município', 'somar o custo da garantia', 'deixar o lance mínimo anotado')}`,
  },
  {
    ...{ title: 'Enviar o pedido de esclarecimento sobre o prazo de entrega', day: 0, tags: ['high'], about: ['open', 6] },
    description: '<p>O edital fala em 10 dias no item 7 e em 15 dias no termo de referência. Perguntar <em>qual dos dois vale</em>.</p>',
  },
  {
    ...{
      title: 'Anexar as certidões negativas atualizadas',
      day: -2,
      tags: ['medium', 'update'],
      isImportant: true,
      to: 'tiago',
      about: ['open', 2],
    },
    description: list('FGTS: vence nesta semana', 'Trabalhista: já renovada', 'Municipal: pedir no balcão'),
  },
  { title: 'Responder à diligência do pregoeiro', day: -1, tags: ['high'], isImportant: true, about: ['running', 1] },
  { title: 'Conferir a exequibilidade dos preços do lote 3', day: 1, tags: ['medium'], about: ['open', 13] },
  {
    ...{ title: 'Montar a habilitação técnica', day: 2, tags: ['team', 'medium'], to: 'tiago', about: ['open', 21] },
    description: `<p>Faltam dois atestados.</p>${list('Atestado da obra da escola', 'Registro no conselho, com a anuidade em dia')}`,
  },
  { title: 'Ler a minuta do contrato e marcar as cláusulas de reajuste', day: 3, tags: ['low'], about: ['awarded', 0] },
  {
    title: 'Visita técnica ao depósito',
    day: 4,
    tags: ['team'],
    to: 'baltazar',
    description: '<p>Levar o formulário de vistoria e tirar fotos do piso.</p>',
  },
  { title: 'Preparar as contrarrazões do recurso', day: 5, tags: ['high'], isImportant: true, about: ['running', 5] },
  { title: 'Acompanhar a votação na comissão e avisar o jurídico', day: 6, tags: ['update'], about: ['bill', 3] },
  {
    title: 'Renovar o seguro-garantia',
    day: 7,
    tags: ['medium'],
    description: '<p>Pedir cotação a três seguradoras. A apólice atual cobre até o fim do mês.</p>',
  },
  { title: 'Revisar o modelo de proposta comercial', day: 8, tags: ['low', 'update'] },
  { title: 'Reunir a equipe para a sessão de lances', day: 9, tags: ['team'], about: ['open', 34] },
  { title: 'Atualizar o cadastro no portal de fornecedores', day: 12, tags: ['update'] },
  { title: 'Escrever o resumo do projeto para a diretoria', day: 14, tags: ['medium'], about: ['bill', 7], to: 'cecilia.paz' },
  { title: 'Pedir a segunda via da ata de registro de preços', tags: ['low'] },
  {
    title: 'Organizar os atestados de capacidade técnica por segmento',
    tags: ['update'],
    description: '<p>Começar pelos de <u>informática</u> e de mobiliário.</p>',
  },
  { title: 'Combinar com a transportadora a entrega parcelada', to: 'Transportes Serra Azul', tags: ['medium'] },
  { title: 'Anotar as lições da sessão de ontem', tags: ['team', 'low'] },
  { title: 'Dar baixa na garantia do contrato encerrado', done: 1, day: -1, tags: ['medium'], about: ['awarded', 4] },
  { title: 'Assinar a ata de registro de preços', done: 2, day: -2, tags: ['high'], isImportant: true, about: ['awarded', 2] },
  { title: 'Enviar os documentos de habilitação', done: 4, day: -4, tags: ['team'], to: 'tiago', about: ['running', 1] },
  { title: 'Contribuir com a consulta pública', done: 9, day: -8, tags: ['update'], about: ['bill', 20] },
  { title: 'Cotar passagens para a audiência', isDeleted: true, day: -6, tags: ['low'] },
  { title: 'Imprimir o edital antigo', isDeleted: true, tags: ['low'] },
];

const ofClient: readonly DemoTask[] = [
  {
    ...{ title: 'Conferir os itens do termo de referência com o catálogo', day: 0, tags: ['high'], isImportant: true, about: ['open', 3] },
    description: `<p>Os pontos que mais reprovam:</p>${list('gramatura do papel', 'selo de origem', 'validade da amostra')}`,
  },
  { title: 'Pedir cotação de frete para os três municípios', day: -1, tags: ['medium'], about: ['open', 7] },
  { title: 'Separar as amostras do lote 2', day: -3, tags: ['team', 'high'], isImportant: true },
  {
    ...{ title: 'Revisar a proposta antes do envio', day: 1, tags: ['high', 'team'], to: 'helena', about: ['open', 3] },
    description: '<p>O total mudou depois do desconto. <strong>Olhe a aba “resumo”</strong> e diga se posso enviar.</p>',
  },
  { title: 'Autorizar o lance mínimo', day: 2, tags: ['high'], to: 'helena', isImportant: true, about: ['open', 14] },
  {
    title: 'Renovar a certidão do FGTS',
    day: 3,
    tags: ['update'],
    description: '<p>Sai na hora pela internet; guardar o PDF na pasta das certidões.</p>',
  },
  { title: 'Agendar a entrega com o almoxarifado', day: 4, tags: ['medium'], about: ['awarded', 1] },
  { title: 'Emitir a nota do primeiro fornecimento', day: 5, tags: ['medium'], about: ['awarded', 1] },
  { title: 'Fotografar o material para o portfólio', day: 6, tags: ['low'], to: 'joaquina' },
  { title: 'Estudar o edital do registro de preços', day: 7, tags: ['team'], about: ['open', 22] },
  { title: 'Participar da audiência sobre compras sustentáveis', day: 8, tags: ['update'], about: ['bill', 4] },
  { title: 'Comparar os preços com a ata vigente', day: 10, tags: ['medium'], about: ['running', 6] },
  { title: 'Treinar o uso do sistema de lances', day: 13, tags: ['team', 'low'] },
  { title: 'Pedir o atestado de capacidade do último contrato', day: 15, tags: ['update'], about: ['awarded', 5] },
  { title: 'Atualizar a tabela de preços do trimestre', tags: ['update'] },
  { title: 'Achar um segundo fornecedor de toner', tags: ['medium'], description: '<p>O atual não entrega fora da capital.</p>' },
  { title: 'Rever o prazo de validade das propostas', tags: ['low'] },
  { title: 'Perguntar ao contador sobre a retenção de impostos', to: 'Escritório Contábil Ipê', tags: ['medium'] },
  { title: 'Cadastrar o novo sócio no portal', tags: ['update', 'low'] },
  { title: 'Enviar as amostras do lote 1', done: 1, day: -1, tags: ['high'], isImportant: true, about: ['running', 2] },
  { title: 'Responder ao pedido de esclarecimento', done: 3, day: -2, tags: ['team'], to: 'helena', about: ['running', 6] },
  { title: 'Pagar a anuidade do certificado digital', done: 5, day: -5, tags: ['update'] },
  { title: 'Ler o parecer sobre o projeto', done: 7, tags: ['low'], about: ['bill', 8] },
  { title: 'Comprar envelopes para a habilitação', isDeleted: true, tags: ['low'], day: -10 },
  { title: 'Cotar caixas de arquivo', isDeleted: true, day: -4, tags: ['medium'] },
];

/** By account, in the order of the demo accounts; newest first. */
export const demoTasks: readonly (readonly DemoTask[])[] = [ofAdmin, ofClient];
