// Invented events of the demo accounts, around the current day.
import type { CalendarName } from '../entities.ts';

export type DemoEvent = {
  title: string;
  calendar: CalendarName;
  /** Days from today. */
  day: number;
  /** Brasília's time, `09:00`; all-day events have none. */
  from?: string;
  to?: string;
  /** Duration of an all-day event in days. */
  days?: number;
  location?: string;
  description?: string;
  url?: string;
  /** Usernames of accounts, and other names. */
  guests?: readonly string[];
};

/** In the order of the accounts. */
export const demoCalendars: readonly (readonly DemoEvent[])[] = [
  [
    {
      title: 'Assinatura do contrato de merenda escolar',
      calendar: 'Licitações Fechadas',
      day: -8,
      location: 'Secretaria de Administração',
      description: 'Levar procuração e certidões impressas.',
    },
    {
      title: 'Sessão de lances: material de escritório',
      calendar: 'Licitações Fechadas',
      day: -3,
      from: '14:00',
      to: '16:30',
      url: 'https://www.gov.br/compras',
    },
    {
      title: 'Leitura dos editais da semana',
      calendar: 'Licitações Abertas',
      day: 0,
      from: '09:00',
      to: '09:30',
      description: 'Separar os que pedem visita técnica ou amostra.',
    },
    {
      title: 'Alinhamento com a equipe de propostas',
      calendar: 'Licitações em Andamento',
      day: 0,
      from: '10:30',
      to: '11:30',
      location: 'Sala 3',
      description: 'Preços de referência, planilha de custos e quem assina.',
      guests: ['tiago', 'adelia.m', 'Equipe de custos'],
    },
    {
      title: 'Sessão pública do pregão de limpeza predial',
      calendar: 'Licitações em Andamento',
      day: 0,
      from: '14:00',
      to: '15:30',
      url: 'https://www.gov.br/compras',
    },
    { title: 'Protocolar as contrarrazões', calendar: 'Licitações em Andamento', day: 0, from: '17:00' },
    {
      title: 'Visita técnica: reforma da escola',
      calendar: 'Licitações Abertas',
      day: 1,
      location: 'Rua das Laranjeiras, 210',
      guests: ['baltazar'],
    },
    {
      title: 'Encontro de compras públicas',
      calendar: 'Licitações Abertas',
      day: 2,
      days: 3,
      location: 'Centro de convenções',
      description: 'Inscrição feita. Pedir certificados de participação.',
      guests: ['tiago', 'cecilia.paz'],
    },
    {
      title: 'Audiência sobre o projeto das garantias contratuais',
      calendar: 'Projeto de lei',
      day: 3,
      from: '15:00',
      to: '17:00',
      location: 'Plenário 4',
    },
    { title: 'Renovar as certidões negativas', calendar: 'Licitações Abertas', day: 6 },
    {
      title: 'Vence o certificado do portal de fornecedores',
      calendar: 'DNS',
      day: 9,
      description: 'Renovar com uma semana de folga.',
    },
    {
      title: 'Reunião da comissão de acompanhamento legislativo',
      calendar: 'Projeto de lei',
      day: 13,
      from: '09:30',
      to: '11:00',
      location: 'Videoconferência',
      url: 'https://meet.example.com/comissao',
      guests: ['cecilia.paz'],
    },
  ],
  [
    {
      title: 'Conferir o resultado do pregão de papel A4',
      calendar: 'Licitações Fechadas',
      day: -6,
      from: '10:00',
      to: '10:30',
    },
    { title: 'Entrega das amostras de cadernos', calendar: 'Licitações em Andamento', day: -2, location: 'Almoxarifado central' },
    {
      title: 'Cotar toner e cartuchos',
      calendar: 'Licitações Abertas',
      day: 0,
      from: '08:30',
      to: '10:00',
      description: 'Três fornecedores, prazo de entrega de dez dias.',
      guests: ['Distribuidora Aurora'],
    },
    {
      title: 'Dúvidas sobre o edital de mobiliário',
      calendar: 'Licitações Abertas',
      day: 0,
      from: '11:00',
      to: '11:30',
      description: 'Prazo de entrega e garantia: ver o item 8 do termo de referência.',
    },
    {
      title: 'Reunião sobre a planilha de preços',
      calendar: 'Licitações em Andamento',
      day: 0,
      from: '15:00',
      to: '16:00',
      location: 'Sala 1',
      guests: ['helena'],
    },
    { title: 'Enviar a proposta de material escolar', calendar: 'Licitações Abertas', day: 1, from: '16:00' },
    { title: 'Inventário do depósito', calendar: 'Licitações em Andamento', day: 3, days: 2, location: 'Depósito da rua 7' },
    {
      title: 'Votação do projeto das compras sustentáveis',
      calendar: 'Projeto de lei',
      day: 4,
      from: '14:30',
      to: '18:00',
      url: 'https://www.camara.leg.br',
    },
    { title: 'Treinamento no portal de compras', calendar: 'Licitações Abertas', day: 5, from: '09:00', to: '12:00', guests: ['eulalia'] },
    { title: 'Troca dos servidores de DNS', calendar: 'DNS', day: 7, from: '22:00', to: '23:30' },
    { title: 'Renovar o domínio da loja', calendar: 'DNS', day: 11, url: 'https://registro.br' },
    { title: 'Férias', calendar: 'Licitações Fechadas', day: 16, days: 10 },
  ],
];
