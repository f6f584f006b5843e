// The pages of the overview.
import type { Page } from '#kit/page.ts';
import { dashboardsAddresses } from './addresses.ts';

export const dashboardsPages: readonly Page[] = [
  {
    id: 50,
    target: 'visao-geral',
    at: dashboardsAddresses.overview,
    icon: 'home',
    titles: { pt: 'Visão geral', en: 'Overview', fr: 'Vue d’ensemble', de: 'Übersicht' },
    also: 'início painel inicial prazos da semana mapa home dashboard deadlines map accueil tableau de bord carte Startseite Fristen Karte',
    menu: { section: 'insight', letter: 'v' },
  },
];
