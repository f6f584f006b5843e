// Posts, comments and polls of the demonstration: invented, as are the organisations. Users are named by username.

/** Profiles of the demo accounts, in their order. */
export const demoProfiles = [
  {
    designation: 'Coordenadora de licitações',
    lives: 'Brasília, DF',
    website: 'https://certame.example.com/',
    bio: 'Quinze anos entre editais, pregões e atas. Gosto de planilha bem-feita, de prazo cumprido e de café sem açúcar.',
    friends: ['tiago', 'adelia.m', 'cecilia.paz', 'leopoldo', 'marilia', 'teodoro', 'laercio', 'iara'],
    asks: ['ondina'],
    isAskedBy: ['salete', 'wilma'],
  },
  {
    designation: 'Analista de propostas',
    lives: 'São Paulo, SP',
    website: 'https://horizonte.example.com/',
    bio: 'Acompanho editais de papelaria e mobiliário no Sudeste. Antes, oito anos no balcão da loja da família.',
    friends: ['helena', 'joaquina', 'fabricio_m', 'nivaldo.p', 'rosalvo', 'adelia.m'],
    asks: ['filomena'],
    isAskedBy: ['quiteria.lobo'],
  },
] as const;

/** Further friendships, so that there are friends in common. */
export const demoFriendships: readonly (readonly [string, string])[] = [
  ['adelia.m', 'salete'],
  ['adelia.m', 'quiteria.lobo'],
  ['adelia.m', 'zenaide'],
  ['cecilia.paz', 'quiteria.lobo'],
  ['cecilia.paz', 'zenaide'],
  ['leopoldo', 'zenaide'],
  ['leopoldo', 'genesio'],
  ['marilia', 'zenaide'],
  ['marilia', 'dulce.amaral'],
  ['teodoro', 'genesio'],
  ['teodoro', 'dulce.amaral'],
  ['laercio', 'evandro'],
  ['iara', 'odete'],
  ['joaquina', 'ursulina'],
  ['nivaldo.p', 'marilia'],
  ['rosalvo', 'washington'],
  ['fabricio_m', 'natanael'],
  ['joaquina', 'hortensia'],
];

export type DemoPost = {
  by: string;
  /** Before the seeding. */
  hoursAgo: number;
  text: string;
  /** The index of the photo among its author's. */
  photo?: number;
  likedBy: readonly string[];
  comments?: readonly { by: string; text: string; likedBy?: readonly string[] }[];
};

/** The oldest first. */
export const demoPosts: readonly DemoPost[] = [
  {
    by: 'cecilia.paz',
    hoursAgo: 610,
    text: 'Nossa câmara passou a publicar o plano anual de contratações em planilha aberta. Quem vende para a região já consegue se preparar com antecedência.',
    likedBy: ['helena', 'teodoro', 'joaquina', 'tiago'],
  },
  {
    by: 'rosalvo',
    hoursAgo: 505,
    text: 'Três ambulâncias entregues e aceitas sem nenhuma ressalva. A equipe de adaptação está de parabéns!',
    likedBy: ['tiago', 'washington', 'marilia'],
    comments: [{ by: 'washington', text: 'Ficaram ótimas, já estão na rua.', likedBy: ['rosalvo'] }],
  },
  {
    by: 'laercio',
    hoursAgo: 420,
    text: 'Concluímos a revisão da tabela de composições para conservação de rodovias. A versão nova vale para os editais publicados a partir do mês que vem.',
    likedBy: ['helena', 'evandro', 'leopoldo'],
  },
  {
    by: 'joaquina',
    hoursAgo: 340,
    text: 'Primeira ata de registro de preços da empresa assinada hoje! Seis meses acompanhando edital por edital e finalmente deu certo. Obrigada a todos que responderam às minhas dúvidas por aqui.',
    likedBy: ['helena', 'tiago', 'ursulina', 'hortensia', 'adelia.m', 'fabricio_m'],
    comments: [
      { by: 'tiago', text: 'Merecido, Joaquina! Que seja a primeira de muitas.', likedBy: ['joaquina', 'helena'] },
      { by: 'ursulina', text: 'Parabéns! Depois conta como foi a fase de lances.' },
    ],
  },
  {
    by: 'teodoro',
    hoursAgo: 262,
    text: 'Lembrete de quem lê muito recurso: diligência serve para esclarecer o que já está na proposta, não para juntar documento que faltou. Vale reler o artigo 64 da Lei 14.133 antes de pedir.',
    likedBy: ['helena', 'adelia.m', 'filomena', 'genesio', 'dulce.amaral', 'leopoldo', 'cecilia.paz'],
    comments: [
      {
        by: 'filomena',
        text: 'Perfeito. Só lembrando que há decisões que aceitam o documento que comprova condição anterior à abertura.',
        likedBy: ['teodoro'],
      },
      { by: 'cecilia.paz', text: 'Vou levar isto para a próxima reunião da comissão.' },
    ],
  },
  {
    by: 'helena',
    hoursAgo: 190,
    photo: 4,
    text: 'Visita técnica ao trecho que entra na próxima concorrência. Estrada boa de ver e difícil de orçar.',
    likedBy: ['tiago', 'laercio', 'evandro', 'iara'],
    comments: [{ by: 'laercio', text: 'Do quilômetro 40 em diante muda tudo. Levem bota.', likedBy: ['helena', 'evandro'] }],
  },
  {
    by: 'marilia',
    hoursAgo: 131,
    text: 'Alguém tem um modelo de termo de referência para locação de monitores multiparâmetro? O nosso ainda é da lei antiga.',
    likedBy: ['zenaide', 'nivaldo.p'],
    comments: [
      { by: 'zenaide', text: 'Tenho um de março, mando para você ainda hoje.', likedBy: ['marilia', 'helena'] },
      { by: 'nivaldo.p', text: 'Do lado do fornecedor: por favor incluam a calibração no preço mensal, evita muita confusão depois.' },
    ],
  },
  {
    by: 'iara',
    hoursAgo: 98,
    text: 'Publicamos o guia de critérios de sustentabilidade para compras de papel, limpeza e copa. São doze páginas, sem juridiquês: https://mataviva.example.com/guia-compras',
    likedBy: ['helena', 'odete', 'hortensia', 'adelia.m', 'tiago'],
  },
  {
    by: 'tiago',
    hoursAgo: 70,
    photo: 3,
    text: 'Sessão marcada para as 9h, proposta enviada às 23h50. Da próxima vez eu começo na segunda-feira (digo isto toda vez).',
    likedBy: ['helena', 'joaquina', 'rosalvo', 'nivaldo.p'],
    comments: [{ by: 'rosalvo', text: 'Quem nunca. Aqui já foi 23h58.', likedBy: ['tiago', 'joaquina'] }],
  },
  {
    by: 'adelia.m',
    hoursAgo: 47,
    text: 'Abrimos hoje o pregão para merenda escolar com itens reservados à agricultura familiar. Quem conhecer cooperativas da região, avise: o prazo é de oito dias úteis.',
    likedBy: ['helena', 'salete', 'quiteria.lobo', 'fabricio_m', 'natanael', 'cecilia.paz'],
    comments: [
      { by: 'fabricio_m', text: 'Repassado a duas cooperativas daqui.', likedBy: ['adelia.m'] },
      { by: 'salete', text: 'Podemos usar o mesmo edital como base? Vamos abrir um parecido.' },
      { by: 'adelia.m', text: 'Claro, Salete. Mando o arquivo com o estudo técnico junto.', likedBy: ['salete'] },
    ],
  },
  {
    by: 'genesio',
    hoursAgo: 30,
    text: 'Dica de busca: filtrar por registro de preços e por encerramento em até cinco dias mostra boa parte das oportunidades de adesão antes que o prazo passe.',
    likedBy: ['tiago', 'joaquina', 'teodoro'],
  },
  {
    by: 'helena',
    hoursAgo: 6,
    text: 'A partir de hoje os avisos de encerramento chegam com dois dias de antecedência. Se algum edital que vocês acompanham ficou de fora, escrevam aqui que eu verifico.',
    likedBy: ['tiago', 'adelia.m', 'cecilia.paz', 'leopoldo', 'marilia', 'teodoro', 'laercio', 'iara', 'genesio', 'joaquina'],
    comments: [
      { by: 'leopoldo', text: 'O da coleta seletiva não apareceu para mim.', likedBy: ['helena'] },
      { by: 'helena', text: 'Ele foi suspenso na sexta, Leopoldo. Volta com nova data.', likedBy: ['leopoldo', 'tiago'] },
    ],
  },
];

export const demoPolls: readonly { by: string; hoursAgo: number; question: string; options: readonly [string, readonly string[]][] }[] = [
  {
    by: 'helena',
    hoursAgo: 300,
    question: 'O que mais atrasa a montagem de uma proposta?',
    options: [
      ['Reunir certidões', ['tiago', 'joaquina', 'nivaldo.p', 'ursulina']],
      ['Cotar com fornecedores', ['rosalvo', 'fabricio_m', 'evandro']],
      ['Entender o edital', ['hortensia', 'natanael']],
    ],
  },
  {
    by: 'helena',
    hoursAgo: 52,
    question: 'Em que horário vocês preferem as sessões de disputa?',
    options: [
      ['De manhã, às 9h', ['adelia.m', 'cecilia.paz', 'leopoldo', 'teodoro', 'marilia', 'joaquina', 'laercio']],
      ['À tarde, às 14h', ['tiago', 'rosalvo', 'nivaldo.p']],
    ],
  },
];

export const demoPages: readonly { name: string; subtitle: string; favoriteOf: readonly string[] }[] = [
  { name: 'Escola de Compras Públicas', subtitle: 'Cursos e oficinas', favoriteOf: ['helena', 'tiago'] },
  { name: 'Observatório dos Pregões', subtitle: 'Dados e estudos', favoriteOf: ['helena'] },
  { name: 'Rede de Pregoeiros do Sertão', subtitle: 'Comunidade', favoriteOf: [] },
  { name: 'Instituto Preço Justo', subtitle: 'Pesquisa de mercado', favoriteOf: ['tiago'] },
  { name: 'Fórum Compra Sustentável', subtitle: 'Meio ambiente', favoriteOf: [] },
  { name: 'Central do Pequeno Fornecedor', subtitle: 'Apoio a microempresas', favoriteOf: ['tiago'] },
];

export const demoNews: readonly {
  title: string;
  handle: string;
  tags: string;
  text: string;
  hoursAgo: number;
  favoriteOf: readonly string[];
}[] = [
  {
    title: 'Observatório dos Pregões',
    handle: '@obs_pregoes',
    tags: '#registrodeprecos #saude',
    text: 'Atas para material hospitalar ficaram 7% mais baratas quando três ou mais órgãos compraram juntos.',
    hoursAgo: 60,
    favoriteOf: [],
  },
  {
    title: 'Escola de Compras Públicas',
    handle: '@escola_compras',
    tags: '#curso #lei14133',
    text: 'Inscrições abertas para a oficina de estudo técnico preliminar: duas tardes, com casos reais e turmas pequenas.',
    hoursAgo: 28,
    favoriteOf: ['helena'],
  },
  {
    title: 'Fórum Compra Sustentável',
    handle: '@compra_sustentavel',
    tags: '#editalverde',
    text: 'Doze municípios já pedem logística reversa de cartuchos no próprio edital. Veja como cada um escreveu a cláusula.',
    hoursAgo: 9,
    favoriteOf: [],
  },
];
