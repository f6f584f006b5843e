// Texts of files of documents; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    editais: SourceTexts<typeof texts>;
  }
}

export const texts = {
  download: 'Baixar',
  downloadOf: 'Baixar: {{titulo}}',
  open: 'Abrir',
  openOf: 'Abrir: {{titulo}}',
  save: 'Salvar',
  saveOf: 'Salvar: {{titulo}}',
  retry: 'Tentar de novo',
  retryOf: 'Tentar de novo: {{titulo}}',
  pages_one: '1 página com texto',
  pages_many: '{{figure}} páginas com texto',
  pages_other: '{{figure}} páginas com texto',
  state: {
    queued: 'O arquivo está sendo buscado…',
    released: 'O texto está aqui; o arquivo deu lugar a outros',
    too_large: 'O arquivo passa de 50 MB; abra-o no portal',
    failed: 'O arquivo não veio',
  },
  reason: {
    address: 'seu endereço não é permitido',
    gone: 'o portal não o tem',
    down: 'o portal não respondeu',
    storage: 'não há espaço no servidor',
    format: 'este formato não é lido',
    encrypted: 'protegido por senha: sem texto para buscar',
    broken: 'danificado: sem texto para buscar',
    tooMuch: 'grande demais para ler o texto',
    time: 'a leitura do texto demorou demais',
    memory: 'a leitura do texto exigiu memória demais',
    noText: 'páginas em imagem: sem texto para buscar',
    partly: 'só parte do texto foi lida',
  },
  searchHere: 'Buscar neste edital',
  clear: 'Limpar a busca',
  nothing: 'Nenhuma página com todas estas palavras.',
  hits_one: '1 página',
  hits_many: '{{count}} páginas',
  hits_other: '{{count}} páginas',
  first: 'As primeiras {{count}} páginas',
  page: 'página {{number}}',
  found: 'Encontrado em editais',
  foundIn_one: 'Encontrado no texto de 1 edital',
  foundIn_many: 'Encontrado no texto de {{count}} editais',
  foundIn_other: 'Encontrado no texto de {{count}} editais',
  foundMore: 'Encontrado no texto de mais de {{count}} editais',
  morePages_one: 'e mais 1 página',
  morePages_many: 'e mais {{count}} páginas',
  morePages_other: 'e mais {{count}} páginas',
  settings: {
    title: 'Arquivos de editais',
    automatic: 'Baixar os das licitações acompanhadas',
    automaticHint: 'Os outros vêm quando alguém os pede na licitação.',
    used: 'Espaço usado',
    usedOf: '{{used}} de {{quota}}',
    files: 'Arquivos',
    queued: 'À espera de download',
    quota: 'Espaço para arquivos (GB)',
    quotaHint: 'Além dele, saem os menos usados; seu texto fica.',
    saved: 'O espaço foi alterado.',
  },
};
