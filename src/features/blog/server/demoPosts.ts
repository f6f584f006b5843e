// The demo articles, written for this project, about Lei 14.133/2021 and its practice, with comments of invented people.
import type { Category, Drawing, Status } from '../entities.ts';

export type DemoPost = {
  /** Usernames of authors; newest first. */
  author: string;
  title: string;
  slug: string;
  status: Status;
  /** Published or changed this many days ago. */
  daysAgo: number;
  drawing: Drawing;
  categories: Category[];
  tags: string[];
  excerpt: string;
  content: string;
  bookmarkedBy?: string[];
  /** Username, text, and hours after the article. */
  comments?: [string, string, number][];
};

export const demoPosts: readonly DemoPost[] = [
  {
    author: 'helena',
    title: 'Como contar os prazos entre a publicação e a abertura',
    slug: 'como-contar-os-prazos',
    status: 'Published',
    daysAgo: 3,
    drawing: 'prazo',
    categories: ['legislacao', 'disputa'],
    tags: ['Prazos', 'Lei 14.133', 'Edital'],
    excerpt: 'O art. 55 dá prazos mínimos em dias úteis. Uma tabela curta e um exemplo de contagem evitam surpresas na véspera da sessão.',
    content: `<p>Entre a divulgação do edital e o fim do recebimento de propostas corre um prazo mínimo. Ele existe para que o fornecedor leia o edital, peça esclarecimentos e monte o preço sem atropelo. Na Lei 14.133/2021 esse prazo está no art. 55 e conta sempre em <strong>dias úteis</strong>.</p>
<h2>Os prazos que mais aparecem</h2>
<ul><li><strong>Bens</strong>, por menor preço ou maior desconto: 8 dias úteis; nos demais critérios, 15.</li><li><strong>Serviços comuns</strong> e obras e serviços comuns de engenharia, por menor preço ou maior desconto: 10 dias úteis.</li><li><strong>Serviços especiais</strong> e obras e serviços especiais de engenharia, pelos mesmos critérios: 25 dias úteis.</li><li><strong>Contratação integrada</strong>: 60 dias úteis; semi-integrada: 35.</li><li><strong>Técnica e preço</strong>, melhor técnica ou conteúdo artístico: 35 dias úteis.</li><li><strong>Leilão</strong>, por maior lance: 15 dias úteis.</li></ul>
<h2>Como contar</h2>
<p>Exclui-se o dia do começo e inclui-se o do vencimento, como manda o art. 183. Um edital de material de escritório divulgado numa segunda-feira, sem feriado no caminho, tem o primeiro dia útil na terça; o oitavo cai na quinta-feira da semana seguinte. Feriados nacionais não contam, e os pontos facultativos do órgão merecem uma conferência à parte.</p>
<h2>Quando o edital muda</h2>
<p>Se a alteração compromete a formulação das propostas, o órgão divulga o edital outra vez e o prazo recomeça inteiro. Se não compromete, a data pode ficar. Quem acompanha a licitação deve tratar toda retificação como suspeita: abra o documento, veja o que mudou e refaça a conta. Anotar a data no calendário do edital antigo é a maneira mais comum de perder uma disputa.</p>
<blockquote><p>Guarde duas datas de cada edital: o último dia para impugnar e o último minuto para enviar a proposta. A primeira costuma ser esquecida.</p></blockquote>`,
    bookmarkedBy: ['tiago', 'cecilia.paz', 'leopoldo'],
    comments: [
      ['cecilia.paz', 'A parte da retificação vale ouro. Perdemos um pregão no ano passado exatamente por isso.', 5],
      ['tiago', 'Imprimi a lista de prazos e deixei na parede. Obrigado!', 9],
      [
        'leopoldo',
        'O texto da lei está em https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2021/lei/l14133.htm, para quem quiser conferir o art. 55.',
        28,
      ],
    ],
  },
  {
    author: 'helena',
    title: 'Impugnar ou pedir esclarecimento? Cada um no seu lugar',
    slug: 'impugnar-ou-pedir-esclarecimento',
    status: 'Published',
    daysAgo: 9,
    drawing: 'impugnacao',
    categories: ['disputa'],
    tags: ['Impugnação', 'Edital', 'Prazos'],
    excerpt: 'Os dois pedidos têm o mesmo prazo, mas servem a fins diferentes. Escolher o errado custa tempo e, às vezes, a licitação.',
    content: `<p>Edital com exigência estranha, quantidade que não fecha ou texto ambíguo: antes de desistir, há dois caminhos. O <strong>pedido de esclarecimento</strong> serve quando não se entende o que está escrito. A <strong>impugnação</strong> serve quando se entende muito bem, e o que está escrito contraria a lei.</p>
<h2>Quem pode e até quando</h2>
<p>Pelo art. 164 da Lei 14.133/2021, qualquer pessoa pode impugnar o edital por irregularidade na aplicação da lei ou pedir esclarecimento sobre seus termos. O pedido deve chegar até <strong>três dias úteis antes</strong> da data de abertura do certame. A resposta sai em sítio eletrônico oficial em até três dias úteis, limitada ao último dia útil anterior à abertura.</p>
<p>Na prática: se a sessão é numa sexta-feira, sem feriados, o pedido precisa entrar até terça. Deixar para o último momento tem um preço, porque a resposta pode vir na véspera.</p>
<h2>O que escrever</h2>
<ol><li>Identifique o edital, o item e a página.</li><li>Transcreva a cláusula, sem resumir.</li><li>Diga o que há de errado e qual norma foi contrariada.</li><li>Peça algo concreto: excluir a exigência, corrigir o quantitativo, aceitar equivalente.</li></ol>
<p>Um pedido curto e bem endereçado é respondido com mais cuidado do que dez páginas de jurisprudência. Se a dúvida é só de leitura, não a vista de impugnação: o órgão responderá ao tom, e não à pergunta.</p>
<h2>Depois da resposta</h2>
<p>As respostas valem para todos e integram o que se espera da proposta. Por isso vale acompanhar também os pedidos dos concorrentes: eles mostram onde o edital é frágil e, não raro, antecipam uma retificação com nova data.</p>`,
    bookmarkedBy: ['tiago', 'helena'],
    comments: [
      ['silvia.mondlane', 'Muito claro. Em Moçambique o caminho é parecido, mas os prazos são outros.', 12],
      ['tiago', 'Pergunta: o pedido enviado às 23h59 do último dia ainda vale?', 30],
      [
        'helena',
        'Depende do que o edital diz sobre o horário e o meio de envio, Tiago. Na dúvida, envie no expediente e guarde o protocolo.',
        32,
      ],
    ],
  },
  {
    author: 'cecilia.paz',
    title: 'Registro de preços sem mistério',
    slug: 'registro-de-precos-sem-misterio',
    status: 'Published',
    daysAgo: 17,
    drawing: 'registro',
    categories: ['contratos', 'planejamento'],
    tags: ['SRP', 'Ata', 'Lei 14.133'],
    excerpt: 'A ata não é contrato e não garante venda. Entender o que ela promete a cada lado muda a maneira de formar o preço.',
    content: `<p>O sistema de registro de preços, o SRP, resolve um problema simples: o órgão sabe que vai precisar de um bem, mas não sabe quando nem exatamente quanto. Em vez de licitar a cada compra, ele registra preços numa <strong>ata</strong> e contrata à medida da necessidade.</p>
<h2>O que a ata promete</h2>
<p>Para o fornecedor, a ata é um compromisso de fornecer nas condições registradas. Para a Administração, não há obrigação de comprar: o art. 83 da Lei 14.133/2021 permite até uma licitação específica para o mesmo objeto, desde que motivada. Quem forma preço contando com o quantitativo inteiro corre o risco de vender uma fração dele.</p>
<h2>Quanto tempo vale</h2>
<p>A ata vale <strong>um ano</strong> e pode ser prorrogada por igual período se o preço continuar vantajoso, conforme o art. 84. O contrato que nasce dela tem a sua própria vigência, independente da vigência da ata.</p>
<h2>Quem pode usar</h2>
<ul><li>O <strong>órgão gerenciador</strong> conduz a licitação e administra a ata.</li><li>Os <strong>participantes</strong> informam suas quantidades antes, na intenção de registro de preços, cujo prazo mínimo é de oito dias úteis.</li><li>Os <strong>não participantes</strong> podem aderir depois, com justificativa da vantagem e aceitação do gerenciador e do fornecedor.</li></ul>
<p>A adesão tem dois tetos no art. 86: cada aderente fica em até metade do quantitativo de cada item registrado, e todas as adesões somadas não passam do dobro desse quantitativo.</p>
<h2>Antes de oferecer</h2>
<p>Leia a quantidade mínima por pedido, o local das entregas e o índice de reajuste. Um preço bom para cem unidades entregues de uma vez pode ser ruim para dez entregas de dez. A ata é longa; o frete também.</p>`,
    bookmarkedBy: ['leopoldo'],
    comments: [
      ['nivaldo.p', 'O frete parcelado é o que mais pesa no material hospitalar. Bom alerta.', 20],
      ['marilia', 'Aqui no hospital usamos a IRP em todas as compras de insumos. Vale a pena participar desde o começo.', 46],
    ],
  },
  {
    author: 'helena',
    title: 'O caminho de um pregão eletrônico, do edital à homologação',
    slug: 'o-caminho-de-um-pregao-eletronico',
    status: 'Published',
    daysAgo: 26,
    drawing: 'pregao',
    categories: ['disputa'],
    tags: ['Pregão', 'Lances', 'Habilitação'],
    excerpt: 'Sete etapas, na ordem da lei, e o que o fornecedor deve ter pronto em cada uma.',
    content: `<p>O pregão é obrigatório para adquirir bens e serviços comuns, aqueles cujos padrões de desempenho e qualidade o edital consegue definir por especificações usuais do mercado. O critério de julgamento é sempre o menor preço ou o maior desconto. A ordem das fases está no art. 17 da Lei 14.133/2021.</p>
<h2>As etapas</h2>
<ol><li><strong>Preparatória.</strong> O órgão estuda a necessidade, estima o valor e escreve o edital. O fornecedor ainda não aparece, mas o plano de contratações anual já avisa o que vem.</li><li><strong>Divulgação do edital</strong> no PNCP. Aqui começam a correr os prazos.</li><li><strong>Propostas e lances.</strong> Pela Instrução Normativa SEGES 73/2022, no modo aberto a disputa dura dez minutos e é prorrogada enquanto houver lance nos dois últimos. No modo aberto e fechado são quinze minutos, um fechamento aleatório de até dez e, por fim, um lance único em sigilo, em até cinco minutos.</li><li><strong>Julgamento.</strong> O pregoeiro negocia e confere se a proposta é aceitável e exequível.</li><li><strong>Habilitação.</strong> Em regra, só do vencedor: por isso vem depois do julgamento.</li><li><strong>Recursal.</strong> A intenção de recorrer é declarada de imediato; as razões vêm em três dias úteis, e as contrarrazões em igual prazo.</li><li><strong>Homologação</strong> pela autoridade superior.</li></ol>
<h2>O que deixar pronto</h2>
<p>Cadastro em dia, certidões válidas até depois da sessão e uma planilha que diga, sem conta de cabeça, qual é o seu menor preço possível. Na hora dos lances ninguém calcula bem. Microempresas e empresas de pequeno porte devem ficar atentas ao chat depois da disputa: no empate ficto de até 5%, a convocação para cobrir o melhor preço dá apenas cinco minutos.</p>`,
    bookmarkedBy: ['tiago', 'nivaldo.p', 'graca.nzinga'],
    comments: [
      ['graca.nzinga', 'Gostei da lista. Sugiro um artigo só sobre a exequibilidade das propostas.', 15],
      ['baltazar', 'O cronômetro do modo aberto já me pegou duas vezes. Agora deixo o lance final preparado antes.', 40],
    ],
  },
  {
    author: 'leopoldo',
    title: 'PNCP: o que procurar e como ler o número de controle',
    slug: 'pncp-o-que-procurar',
    status: 'Published',
    daysAgo: 38,
    drawing: 'portal',
    categories: ['tecnologia', 'legislacao'],
    tags: ['PNCP', 'Transparência', 'Lei 14.133'],
    excerpt: 'O portal reúne editais, atas e contratos do país inteiro. Saber ler o número de controle poupa metade da procura.',
    content: `<p>O Portal Nacional de Contratações Públicas, o PNCP, foi criado pelo art. 174 da Lei 14.133/2021 para divulgar de forma centralizada os atos que a lei exige. Na prática, é o lugar em que um edital de uma câmara municipal aparece ao lado do de um ministério.</p>
<h2>O que está lá</h2>
<ul><li>Planos de contratação anuais, que dizem o que cada órgão pretende comprar.</li><li>Editais e avisos de contratação direta, com seus anexos.</li><li>Atas de registro de preços, com as suas vigências.</li><li>Contratos e termos aditivos.</li></ul>
<p>A divulgação no portal não é enfeite. Pelo art. 94, ela é condição de eficácia do contrato e deve ocorrer em até <strong>20 dias úteis</strong> da assinatura, quando houve licitação, ou <strong>10 dias úteis</strong>, na contratação direta.</p>
<h2>O número de controle</h2>
<p>Toda contratação recebe um número como <code>12345678000195-1-000123/2026</code>. Os catorze primeiros caracteres são o CNPJ do órgão. O algarismo do meio diz o tipo do registro: 1 é a contratação. Depois vêm o sequencial daquele órgão e o ano. Com ele não há ambiguidade: dois editais podem ter o mesmo número de pregão, mas nunca o mesmo número de controle.</p>
<h2>O portal não é a sala da disputa</h2>
<p>O PNCP divulga; os lances acontecem no sistema que o órgão usa, como o Compras.gov.br. O registro traz o endereço do sistema de origem. Convém conferir ali os anexos e os avisos, porque uma suspensão pode aparecer primeiro no sistema da disputa e só depois no portal.</p>
<p>Para acompanhar muitos órgãos, procure pelo objeto e filtre por estado e modalidade. A situação informada pelo órgão ajuda, mas as datas contam mais: uma licitação “divulgada” cujo prazo passou já não recebe propostas.</p>`,
    bookmarkedBy: ['helena', 'tiago', 'odete', 'iara'],
    comments: [
      ['odete', 'Não sabia que o número do meio dizia o tipo. Faz sentido agora.', 8],
      ['iara', 'Os planos anuais são pouco usados pelos fornecedores e são a melhor fonte para se antecipar.', 60],
    ],
  },
  {
    author: 'odete',
    title: 'Dispensa por valor: o aviso de três dias úteis merece atenção',
    slug: 'dispensa-por-valor',
    status: 'Published',
    daysAgo: 52,
    drawing: 'dispensa',
    categories: ['legislacao', 'disputa'],
    tags: ['Dispensa', 'Contratação direta', 'ME e EPP'],
    excerpt: 'A contratação direta por valor baixo também tem disputa. Quem só olha pregões deixa passar as compras pequenas.',
    content: `<p>Nem toda compra precisa de licitação. O art. 75 da Lei 14.133/2021 dispensa a de menor valor: no texto original, abaixo de R$ 100 mil para obras, serviços de engenharia e manutenção de veículos, e abaixo de R$ 50 mil para os demais bens e serviços. Um decreto atualiza esses valores todos os anos; antes de usar um número, confira o do ano corrente.</p>
<h2>O limite é por exercício</h2>
<p>Para saber se a compra cabe no limite, soma-se o que a unidade gestora gastou no exercício com objetos da <strong>mesma natureza</strong>, isto é, do mesmo ramo de atividade. Dividir a compra de cadeiras em três processos não a torna três compras: é fracionamento, e quem responde é quem assinou.</p>
<h2>Há disputa</h2>
<p>A lei prefere que a dispensa por valor seja precedida de um <strong>aviso</strong> em sítio eletrônico oficial, por no mínimo três dias úteis, com a especificação do objeto e o interesse em propostas adicionais. Na administração federal isso virou a dispensa eletrônica, com lances, disciplinada pela Instrução Normativa SEGES 67/2021. Muitos municípios seguem o mesmo modelo.</p>
<p>O prazo é curto. Quem procura licitações uma vez por semana não verá a metade dos avisos. Um filtro salvo por modalidade e por município, com alerta diário, resolve.</p>
<h2>Para quem vende pouco</h2>
<p>Essas compras são uma boa porta de entrada: costumam exigir menos documentos e, nas dispensas por valor, a preferência da Lei Complementar 123/2006 recai sobre microempresas e empresas de pequeno porte. Comece por elas, entregue bem e guarde o atestado: ele será pedido no primeiro pregão maior.</p>`,
    bookmarkedBy: ['baltazar', 'raimundo'],
    comments: [['baltazar', 'Foi assim que começamos: três dispensas pequenas, três atestados, e depois o primeiro pregão.', 22]],
  },
  {
    author: 'cecilia.paz',
    title: 'Estudo técnico preliminar: escrever menos e decidir melhor',
    slug: 'estudo-tecnico-preliminar',
    status: 'Published',
    daysAgo: 71,
    drawing: 'planejamento',
    categories: ['planejamento'],
    tags: ['ETP', 'Termo de referência', 'Planejamento'],
    excerpt: 'O estudo existe para escolher a solução, não para justificar a que já foi escolhida. Cinco perguntas bastam para começar.',
    content: `<p>O estudo técnico preliminar, ou ETP, é o documento em que o órgão descreve um problema e compara as maneiras de resolvê-lo. O art. 18 da Lei 14.133/2021 lista os seus elementos. Alguns são sempre obrigatórios: a descrição da necessidade, a estimativa das quantidades, a estimativa do valor, a justificativa do parcelamento e o posicionamento conclusivo. Os demais podem faltar, desde que se explique por quê.</p>
<h2>Cinco perguntas antes de escrever</h2>
<ol><li>Qual problema temos, e quem o sente?</li><li>O que acontece se não comprarmos nada?</li><li>Que soluções o mercado oferece, e quem já as usa?</li><li>Quanto precisamos, e de onde vem essa conta?</li><li>O que precisa estar pronto no dia da entrega?</li></ol>
<p>Se as respostas cabem em duas páginas, o estudo cabe em duas páginas. Copiar o de outro órgão produz um documento longo que responde a perguntas de outra pessoa.</p>
<h2>Do estudo ao termo de referência</h2>
<p>O ETP escolhe a solução; o <strong>termo de referência</strong> a especifica para o mercado: objeto, quantidades, prazos de entrega, critérios de medição e pagamento, gestão do contrato. Quando o termo repete o estudo palavra por palavra, um dos dois está sobrando.</p>
<h2>Por que isso interessa ao fornecedor</h2>
<p>Quando publicado, o estudo mostra como o órgão chegou ao preço e às exigências. Nele se veem a memória de cálculo das quantidades e as alternativas descartadas. É a melhor leitura antes de impugnar uma especificação restritiva: se o próprio estudo reconhece soluções equivalentes, o argumento já está escrito.</p>`,
    bookmarkedBy: ['quiteria.lobo'],
    comments: [
      ['quiteria.lobo', 'A pergunta 2 devia vir impressa na capa de todo processo.', 18],
      ['leopoldo', 'Concordo. E a 5 evita o equipamento parado na caixa porque ninguém pensou na tomada.', 25],
    ],
  },
  {
    author: 'leopoldo',
    title: 'O fiscal do contrato e o primeiro mês',
    slug: 'o-fiscal-do-contrato-e-o-primeiro-mes',
    status: 'Pending',
    daysAgo: 1,
    drawing: 'contrato',
    categories: ['contratos'],
    tags: ['Fiscalização', 'Contratos'],
    excerpt: '',
    content: `<p>A licitação termina na homologação; o trabalho começa depois. O art. 117 da Lei 14.133/2021 manda que a execução do contrato seja acompanhada por um ou mais <strong>fiscais</strong>, especialmente designados. O primeiro mês decide o tom dos outros.</p>
<h2>Na primeira semana</h2>
<p>Reúna as duas partes e leia em voz alta o que será medido, como e quando. Registre a reunião. A maioria das divergências sobre pagamento nasce de uma medição que cada lado entendeu de um jeito, e é mais barato descobrir isso antes da primeira nota fiscal.</p>
<h2>O que anotar</h2>
<ul><li>Toda ocorrência, com data e providência, no registro próprio que a lei pede.</li><li>As entregas, comparadas com o termo de referência e não com a amostra que ficou bonita na bancada.</li><li>As decisões que passam da competência do fiscal, enviadas ao gestor a tempo.</li></ul>
<h2>Recebimento provisório e definitivo</h2>
<p>O art. 140 separa os dois. O provisório diz que algo chegou; o definitivo, que o que chegou atende ao contrato. Assinar os dois no mesmo minuto, por pressa de pagar, retira do órgão a oportunidade de recusar com tranquilidade.</p>
<h2>Para quem fornece</h2>
<p>Peça por escrito o nome do fiscal e do gestor, mande um relatório curto a cada entrega e não aceite mudança de escopo por telefone. O contrato só muda por termo aditivo, e os acréscimos têm limite: em regra, 25% do valor inicial atualizado, ou 50% na reforma de edifício ou de equipamento, para os acréscimos.</p>
<p>Um bom fiscal não é o que aplica mais multas. É aquele com quem, no fim, as duas partes concordam sobre o que aconteceu.</p>`,
  },
  {
    author: 'helena',
    title: 'Reajuste, repactuação e reequilíbrio: três remédios diferentes',
    slug: 'reajuste-repactuacao-e-reequilibrio',
    status: 'Draft',
    daysAgo: 0,
    drawing: 'lei',
    categories: ['contratos', 'legislacao'],
    tags: ['Reajuste', 'Contratos', 'Lei 14.133'],
    excerpt: '',
    content: `<p>Os preços mudam enquanto o contrato corre. A Lei 14.133/2021 oferece três remédios, e cada um cura uma doença diferente.</p>
<h2>Reajuste em sentido estrito</h2>
<p>Aplica o índice previsto no edital, com intervalo mínimo de um ano e data-base vinculada à do orçamento estimado. É automático no sentido de que não se discute a causa: o índice subiu, o preço acompanha. O edital deve trazer o índice qualquer que seja a duração do contrato.</p>
<h2>Repactuação</h2>
<p>Serve aos serviços contínuos com dedicação exclusiva de mão de obra. Não usa um índice: demonstra, na planilha, a variação dos custos do trabalho trazida por acordo, convenção coletiva ou dissídio. A data-base da parte trabalhista é a da convenção; a dos demais custos, a da proposta. O mais seguro é pedir antes de prorrogar o contrato, porque assinar a prorrogação sem ressalva costuma ser lido como renúncia.</p>
<h2>Reequilíbrio econômico-financeiro</h2>
<p>É para o imprevisível, ou para o previsível de consequências incalculáveis, além da força maior, do caso fortuito e do fato do príncipe. Não há intervalo mínimo, mas há ônus: quem pede prova o fato, o impacto e que o risco não era seu segundo a matriz de riscos.</p>
<h2>Qual pedir</h2>
<ul><li>Passou um ano e o índice subiu: <strong>reajuste</strong>.</li><li>Nova convenção da categoria: <strong>repactuação</strong>.</li><li>Um insumo dobrou de preço por fato extraordinário: <strong>reequilíbrio</strong>.</li></ul>
<p><em>Falta revisar com o jurídico: exemplos de cada pedido e prazo de resposta da Administração.</em></p>`,
  },
];
