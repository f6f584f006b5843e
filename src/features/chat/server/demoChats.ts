// Invented chats of the demo accounts.
import type { Status } from '../entities.ts';

/** Days before today and a time in Brasília; or minutes before now. */
type When = readonly [days: number, clock: string] | number;
export type DemoMessage = readonly [sender: string, when: When, text: string];
export type DemoChat = {
  /** Usernames. */
  between: readonly [string, string];
  messages: readonly DemoMessage[];
  /** Number of last messages that the recipient has not seen. */
  unseen?: number;
  /** The user who marked the other as important. */
  importantTo?: string;
};

export const demoChats: readonly DemoChat[] = [
  {
    between: ['helena', 'tiago'],
    messages: [
      ['helena', [6, '09:12'], 'Bom dia, Tiago! Você consegue olhar o edital de material de escritório ainda hoje?'],
      ['tiago', [6, '09:20'], 'Bom dia! Consigo, sim. Começo logo depois da reunião das dez.'],
      ['helena', [6, '09:21'], 'Ótimo. O aviso está aqui: https://www.gov.br/compras'],
      ['tiago', [6, '14:47'], 'Li tudo. Três pontos me chamaram a atenção:'],
      [
        'tiago',
        [6, '14:52'],
        '1. O item 8 pede entrega em cinco dias úteis, e o nosso fornecedor de toner precisa de dez.\n2. A amostra do papel A4 tem de chegar até a véspera da sessão.\n3. O atestado de capacidade técnica precisa cobrir pelo menos metade da quantidade.',
      ],
      ['helena', [6, '15:05'], 'O prazo é o mais difícil. Vale um pedido de esclarecimento?'],
      ['tiago', [6, '15:07'], 'Acho que vale. Escrevo o texto e mando para você revisar.'],
      ['helena', [5, '10:30'], 'Recebi. Troquei só o segundo parágrafo, o resto está muito bom.'],
      ['tiago', [5, '10:41'], 'Protocolado 👍'],
      ['tiago', [3, '16:18'], 'Responderam: aceitam entrega em dez dias para os itens importados.'],
      ['helena', [3, '16:25'], 'Que notícia boa! Então seguimos com a proposta completa.'],
      ['tiago', [3, '16:26'], 'Fecho a planilha amanhã de manhã.'],
      ['tiago', [2, '11:02'], 'Planilha pronta, na pasta da disputa. O lance mínimo ficou em 87% do preço de referência.'],
      ['helena', [2, '11:40'], 'Conferi as contas. Só o frete do lote 3 me pareceu baixo; compare com o do mês passado.'],
      ['tiago', [2, '11:58'], 'Verdade, faltou o pedágio. Corrigido.'],
      ['helena', [1, '17:33'], 'Amanhã a sessão abre às 14h. Você opera e eu acompanho?'],
      ['tiago', [1, '17:35'], 'Combinado!'],
      ['helena', 95, 'Lembrete: a certidão do FGTS venceu ontem, já pedi a nova.'],
      ['helena', 94, 'Assim que sair eu anexo no portal.'],
    ],
    unseen: 2,
    importantTo: 'tiago',
  },
  {
    between: ['adelia.m', 'helena'],
    messages: [
      ['adelia.m', [4, '08:55'], 'Helena, bom dia! Saiu a retificação do edital de merenda de Serra Clara.'],
      ['helena', [4, '09:10'], 'Bom dia, Adélia! O que mudou?'],
      ['adelia.m', [4, '09:14'], 'A data da sessão e as quantidades dos itens 4, 7 e 12. O resto continua igual.'],
      ['helena', [4, '09:15'], 'Perfeito, ajusto a agenda da equipe. Obrigada por avisar!'],
      ['adelia.m', [4, '09:16'], 'Imagina 🙂'],
      ['adelia.m', 38, 'Oi, Helena! Conseguiram a visita técnica da cozinha central?'],
    ],
    unseen: 1,
  },
  {
    between: ['leopoldo', 'helena'],
    messages: [
      ['helena', [2, '10:05'], 'Leopoldo, o consórcio já definiu o calendário das compras conjuntas?'],
      ['leopoldo', [2, '13:22'], 'Quase. Falta o aval de dois municípios, que se reúnem na quinta.'],
      ['helena', [2, '13:30'], 'Sem pressa. Se puder, me mande a lista dos itens mesmo que provisória.'],
      ['leopoldo', [1, '18:02'], 'A lista provisória tem 214 itens, quase a metade é de material de limpeza.'],
      ['leopoldo', 61, 'Bom dia! Os dois municípios confirmaram.'],
      ['leopoldo', 60, 'O aviso sai no PNCP ainda esta semana: https://pncp.gov.br/app/editais'],
      [
        'leopoldo',
        58,
        'Vai ser registro de preços com validade de doze meses. Cada município faz o próprio empenho, mas a ata é uma só. Quem quiser participar precisa ficar atento ao quantitativo mínimo por lote, porque desta vez não haverá adesão depois.',
      ],
    ],
    unseen: 3,
    importantTo: 'helena',
  },
  {
    between: ['cecilia.paz', 'helena'],
    messages: [
      ['helena', [9, '11:11'], 'Cecília, você acompanha o projeto das garantias contratuais?'],
      ['cecilia.paz', [9, '11:48'], 'Acompanho! Está na comissão, com parecer favorável do relator.'],
      ['cecilia.paz', [9, '11:49'], 'Página dele: https://www.camara.leg.br/propostas-legislativas'],
      ['helena', [9, '11:55'], 'Você acha que vota este mês?'],
      ['cecilia.paz', [8, '09:30'], 'Difícil. Há um pedido de audiência pública, deve ficar para o mês que vem.'],
      ['helena', [8, '09:41'], 'Entendi. Já marquei a audiência na agenda, obrigada!'],
      ['cecilia.paz', [1, '15:20'], 'A audiência foi confirmada: plenário 4, às 15h. Levo o resumo das emendas.'],
      ['helena', [1, '15:26'], 'Estarei lá.'],
    ],
  },
  {
    between: ['marilia', 'helena'],
    messages: [
      ['marilia', [12, '14:02'], 'Boa tarde! Vocês têm o contato de quem venceu o pregão de luvas no ano passado?'],
      ['helena', [12, '14:31'], 'Boa tarde, Marília! Tenho, sim. O resultado está na página da licitação, na aba de lotes.'],
      ['marilia', [12, '14:35'], 'Achei. Muito obrigada!'],
    ],
  },
  {
    between: ['teodoro', 'helena'],
    messages: [
      [
        'teodoro',
        [15, '16:40'],
        'Prezada Helena, o tribunal publicou a orientação sobre pesquisa de preços. Segue o endereço: www.gov.br/compras/orientacoes',
      ],
      ['helena', [15, '17:12'], 'Obrigada, Teodoro. Vou repassar à equipe de propostas.'],
      ['helena', [14, '09:05'], 'Uma dúvida: vale também para os processos que já estão em andamento?'],
      ['teodoro', [14, '10:50'], 'Somente para os que ainda não tiveram o edital publicado.'],
    ],
  },
  {
    between: ['eulalia', 'tiago'],
    messages: [
      ['eulalia', [20, '09:00'], 'Tiago, deixo a secretaria na sexta. Quem assume o processo do mobiliário é a Quitéria.'],
      ['tiago', [20, '09:25'], 'Obrigado por avisar, Eulália. Sucesso no novo trabalho!'],
    ],
  },
  {
    between: ['quiteria.lobo', 'tiago'],
    messages: [
      ['tiago', [7, '10:14'], 'Bom dia, Quitéria! A Eulália me passou o seu contato, é sobre o edital de mobiliário.'],
      ['quiteria.lobo', [7, '11:37'], 'Bom dia! Pode perguntar.'],
      ['tiago', [7, '11:40'], 'A garantia de cinco anos vale também para as cadeiras giratórias?'],
      ['quiteria.lobo', [7, '15:03'], 'Vale para todos os itens. Está no item 8.2 do termo de referência.'],
      ['tiago', [7, '15:05'], 'Perfeito, obrigado.'],
      ['quiteria.lobo', 124, 'Oi, Tiago! Publicamos a resposta oficial no portal, para constar.'],
      ['quiteria.lobo', 123, 'Se ainda houver dúvida sobre as cores, me avise até sexta.'],
    ],
    unseen: 2,
  },
  {
    between: ['joaquina', 'tiago'],
    messages: [
      ['tiago', [3, '13:45'], 'Joaquina, você consegue cotar 1.200 resmas de A4, 75 g, com entrega parcelada?'],
      ['joaquina', [3, '14:10'], 'Consigo! Em quantas parcelas?'],
      ['tiago', [3, '14:12'], 'Três, uma por mês.'],
      ['joaquina', [2, '09:18'], 'R$ 24,90 a resma com frete incluso, válido por trinta dias.'],
      ['tiago', [2, '09:30'], 'Fechado, coloco na planilha. Me manda por e-mail também, por favor?'],
      ['joaquina', [2, '09:33'], 'Mandei agora 📄'],
      [
        'joaquina',
        17,
        'Tiago, o fabricante avisou que o papel sobe 4% na semana que vem. Se quiser segurar o preço, preciso do pedido até amanhã.',
      ],
    ],
    unseen: 1,
  },
  {
    between: ['baltazar', 'tiago'],
    messages: [
      ['baltazar', [5, '07:58'], 'Bom dia! Amanhã tem a visita técnica da reforma da escola, vai alguém da Horizonte?'],
      ['tiago', [5, '08:20'], 'Bom dia, Baltazar! Desta vez não, o nosso lote é só de material escolar.'],
      ['baltazar', [5, '08:22'], 'Certo. Depois conto como foi.'],
      ['baltazar', [4, '17:45'], 'Foi tranquilo: uma hora, com engenheiro da prefeitura. Quem não foi assina a declaração de dispensa.'],
      ['tiago', [4, '18:01'], 'Bom saber, valeu!'],
    ],
  },
  {
    between: ['karina.b', 'tiago'],
    messages: [
      ['karina.b', [11, '12:30'], 'Olá, Tiago. A formação sobre o portal de compras começa na segunda, às 9h. Já tem o acesso?'],
      ['tiago', [11, '12:44'], 'Tenho, testei ontem. Até segunda!'],
      ['karina.b', [10, '09:02'], 'Ok'],
    ],
  },
];

/** By username. */
export const demoProfiles: Readonly<Record<string, readonly [status: Status, about: string]>> = {
  helena: ['online', 'Coordeno as licitações da equipe. Dúvida sobre edital? Me chame por aqui.'],
  tiago: ['online', 'Propostas, planilhas e prazos. Respondo mais rápido de manhã.'],
  'adelia.m': ['online', 'Compras da Prefeitura de Serra Clara.'],
  baltazar: ['away', 'Em obra até as 17h.'],
  'cecilia.paz': ['online', 'Processo legislativo, de segunda a quinta.'],
  dsalvaterra: ['busy', 'Integrações e suporte. Fuso de Lisboa.'],
  fabricio_m: ['offline', 'Alimentos para merenda e hospitais.'],
  'graca.nzinga': ['away', 'Projetos em Luanda e Benguela.'],
  iara: ['online', 'Meio ambiente nas compras públicas.'],
  'karina.b': ['busy', 'Formação em contratação pública.'],
  leopoldo: ['online', 'Compras conjuntas do Planalto.'],
  marilia: ['busy', 'Plantão do almoxarifado.'],
  'nivaldo.p': ['offline', 'Material hospitalar para todo o estado.'],
  odete: ['online', 'Água para o Sertão.'],
  'quiteria.lobo': ['online', 'Contratos e mobiliário de Três Pontes.'],
  'silvia.mondlane': ['away', 'Logística portuária.'],
  teodoro: ['offline', 'Auditor de controle externo.'],
  ursulina: ['offline', ''],
  vseixas: ['online', 'Saneamento do litoral.'],
  joaquina: ['online', 'Papel, toner e tudo o que a repartição pede.'],
  zenaide: ['away', 'Secretaria de Saúde de Porto Manso.'],
  evandro: ['busy', 'Projetos elétricos e laudos.'],
};
