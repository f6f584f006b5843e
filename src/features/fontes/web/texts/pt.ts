// Texts of the screen of sources; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    fontes: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Fontes',
  situacao: {
    desligada: 'Desligada',
    lendo: 'Lendo',
    em_dia: 'Em dia',
    fora: 'Sem resposta',
    com_problema: 'Com problema',
  },
  facts: {
    read: 'Última leitura completa',
    never: 'Ainda não',
    next: 'Próxima leitura',
    lists: 'Listas lidas',
    listsOf: '{{read}} de {{all}}',
    putOff: 'Listas sem resposta, tentadas de novo mais tarde',
    details: {
      licitacao: 'Licitações à espera de itens e documentos',
      projeto: 'Projetos à espera de andamentos e autores',
    },
    calls: 'Chamadas desta leitura',
  },
  problema: {
    down: 'A fonte não responde',
    address: 'A fonte não pode ser chamada neste endereço',
    refused: 'A fonte recusa a consulta',
    shape: 'Os registros da fonte mudaram de forma',
    internal: 'A leitura falhou; o log do servidor diz por quê',
  },
  falha: {
    notFound: 'O endereço não foi encontrado',
    noConnection: 'O servidor recusou a conexão',
    brokenConnection: 'A conexão falhou',
    timeout: 'A resposta não chegou a tempo',
    certificate: 'O certificado não é confiável',
    noData: 'Veio uma página em vez de dados',
    status: 'Respondeu com o código HTTP {{status}}',
    redirect: 'Encaminha para outro endereço',
    notPublic: 'O endereço não é da internet pública',
    tooLarge: 'A resposta é grande demais',
  },
  since: 'Desde {{moment}}',
  turn: 'Ler esta fonte',
  brings: { licitacao: 'Traz licitações.', projeto: 'Traz projetos de lei.' },
  turnHint: 'A cada {{interval}}; no início, os últimos {{days}} dias.',
  listas: {
    title: 'Traz também',
    name: { contratos: 'Contratos e empenhos', atas: 'Atas de registro de preços', pca: 'Planos de contratações anuais (PCA)' },
    hint: {
      contratos: 'O que foi assinado, com fornecedor, valores e vigência.',
      atas: 'As vigentes e as que mudam, com validade e adesão.',
      pca: 'O que os órgãos planejam comprar, item por item.',
    },
    read: 'lida {{when}}',
    never: 'ainda não lida por inteiro',
    lists: '{{read}} de {{all}} listas',
    records: '{{received}} de {{expected}} registros',
    putOff: '{{figure}} listas sem resposta, tentadas de novo mais tarde',
  },
  settings: 'Ajustes',
  settingsOf: 'Ajustes de {{fonte}}',
  readNow: 'Ler agora',
  history: 'Histórico',
  readAsked: 'A leitura começa em instantes.',
  minutos: 'Minutos entre leituras',
  por_segundo: 'Chamadas por segundo',
  dias: 'Dias da primeira leitura',
  limits: 'De {{least}} a {{most}}.',
  paceHint: 'Acima de 1, o PNCP pode bloquear este servidor.',
  endereco: 'Endereço',
  enderecoHint: 'Vazio: o endereço conhecido. Só https, e nenhum endereço da rede interna.',
  completeness: 'Completude dos últimos 90 dias',
  day: {
    unread: '{{day}}: ainda não lido',
    begun: '{{day}}: {{received}} recebidas até agora',
    read: '{{day}}: {{received}} de {{expected}} recebidas',
  },
  mapOf: { licitacao: 'Licitações', projeto: 'Projetos de lei' },
  listDay: {
    begun: '{{day}}: {{received}} registros até agora',
    read: '{{day}}: {{received}} de {{expected}} registros',
    none: 'Nenhum registro neste dia.',
    by: {
      contratos: 'O dia é o da publicação no PNCP.',
      atas: 'O dia é o da última mudança no PNCP.',
      pca: 'O dia é o da última mudança no PNCP; contam os itens dos planos.',
    },
  },
  level: {
    whole: 'Completo',
    partial: 'Faltam registros',
    unread: 'Ainda não lido',
  },
  read: 'Ler este dia',
  readAgain: 'Ler este dia de novo',
  modality: 'Modalidade',
  expected: 'Anunciadas',
  received: 'Recebidas',
  unread: 'Este dia ainda não foi lido.',
  none: 'Nenhuma licitação neste dia.',
  rejected_one: '{{figure}} registro deste dia foi rejeitado ao importar.',
  rejected_many: '{{figure}} de registros deste dia foram rejeitados ao importar.',
  rejected_other: '{{figure}} registros deste dia foram rejeitados ao importar.',
  showImports: 'Ver as importações',
};
