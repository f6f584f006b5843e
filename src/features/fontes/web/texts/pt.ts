// Texts of the screen of sources; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
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
    now: 'Agora',
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
    address: 'O endereço da fonte não é permitido',
    refused: 'A fonte recusa a consulta',
    shape: 'Os registros da fonte mudaram de forma',
    internal: 'A leitura falhou; o log do servidor diz por quê',
  },
  since: 'Desde {{moment}}',
  turn: 'Ler esta fonte',
  turnHint: 'A cada {{minutes}} minutos; no início, os últimos {{days}} dias.',
  settings: 'Ajustes',
  settingsOf: 'Ajustes de {{fonte}}',
  readNow: 'Ler agora',
  history: 'Histórico',
  readAsked: 'A leitura começa em instantes.',
  minutos: 'Minutos entre leituras',
  por_segundo: 'Chamadas por segundo',
  dias: 'Dias da primeira leitura',
  endereco: 'Endereço',
  enderecoHint: 'Vazio: o endereço conhecido. Só https, e nenhum endereço da rede interna.',
  completeness: 'Completude dos últimos 90 dias',
  day: {
    unread: '{{day}}: ainda não lido',
    read: '{{day}}: {{received}} de {{expected}} recebidas',
  },
  level: {
    whole: 'Completo',
    partial: 'Faltam licitações',
    unread: 'Ainda não lido',
  },
  readAgain: 'Ler este dia de novo',
  modality: 'Modalidade',
  expected: 'Anunciadas',
  received: 'Recebidas',
  none: 'Nenhuma licitação neste dia.',
};
