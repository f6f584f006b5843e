// The plans and their questions in every language.
import type { Language } from '#kit/errors.ts';
import { builtInTexts } from '#kit/server/text/builtInTexts.ts';
import type { PlanName } from '../contract.ts';

type PlanText = { title: string; subtitle: string; benefits: string[] };
type QuestionText = { question: string; answer: string };

const plans: Record<Language, Record<PlanName, PlanText>> = {
  pt: {
    basicPlan: {
      title: 'Básico',
      subtitle: 'Para quem começa a acompanhar licitações',
      benefits: [
        'Lista de licitações com todos os filtros',
        'Acompanhamento das licitações de seu interesse',
        'Calendário com os prazos acompanhados',
        'Tarefas e e-mail da equipe',
        'Ajuda pela base de conhecimento',
      ],
    },
    standardPlan: {
      title: 'Padrão',
      subtitle: 'Para equipes que disputam toda semana',
      benefits: [
        'Tudo do plano Básico',
        'Painéis e indicadores de cada período',
        'Alertas de prazos e de alterações no edital',
        'Exportação das listas em CSV',
        'Perguntas frequentes e guias passo a passo',
      ],
    },
    enterprisePlan: {
      title: 'Corporativo',
      subtitle: 'Para órgãos e grupos com várias equipes',
      benefits: [
        'Tudo do plano Padrão',
        'Usuários, papéis e permissões da organização',
        'Importação própria do PNCP e do Compras.gov.br',
        'Registro de atividades e exportação completa',
        'Instalação no seu próprio servidor',
      ],
    },
  },
  en: {
    basicPlan: {
      title: 'Basic',
      subtitle: 'For those who are starting to follow public tenders',
      benefits: [
        'List of notices with every filter',
        'Following of the notices that matter to you',
        'Calendar with the deadlines you follow',
        'Team tasks and email',
        'Help from the knowledge base',
      ],
    },
    standardPlan: {
      title: 'Standard',
      subtitle: 'For teams that bid every week',
      benefits: [
        'Everything in Basic',
        'Dashboards and figures for every period',
        'Alerts for deadlines and changes to notices',
        'CSV export of lists',
        'FAQ and step-by-step guides',
      ],
    },
    enterprisePlan: {
      title: 'Enterprise',
      subtitle: 'For public bodies and groups with several teams',
      benefits: [
        'Everything in Standard',
        'Users, roles and permissions for the organisation',
        'Your own imports from PNCP and Compras.gov.br',
        'Activity log and full export',
        'Installation on your own server',
      ],
    },
  },
  fr: {
    basicPlan: {
      title: 'Basique',
      subtitle: 'Pour commencer à suivre les marchés publics',
      benefits: [
        'Liste des appels d’offres avec tous les filtres',
        'Suivi des appels d’offres qui vous intéressent',
        'Calendrier des échéances suivies',
        'Tâches et messagerie de l’équipe',
        'Aide par la base de connaissances',
      ],
    },
    standardPlan: {
      title: 'Standard',
      subtitle: 'Pour les équipes qui soumissionnent chaque semaine',
      benefits: [
        'Tout ce que comprend la formule Basique',
        'Tableaux de bord et indicateurs par période',
        'Alertes sur les échéances et les modifications d’avis',
        'Export des listes au format CSV',
        'Questions fréquentes et guides pas à pas',
      ],
    },
    enterprisePlan: {
      title: 'Entreprise',
      subtitle: 'Pour les organismes et les groupes à plusieurs équipes',
      benefits: [
        'Tout ce que comprend la formule Standard',
        'Utilisateurs, rôles et droits de l’organisation',
        'Vos propres importations du PNCP et de Compras.gov.br',
        'Journal d’activité et export complet',
        'Installation sur votre propre serveur',
      ],
    },
  },
  de: {
    basicPlan: {
      title: 'Basis',
      subtitle: 'Für den Einstieg in öffentliche Ausschreibungen',
      benefits: [
        'Liste der Ausschreibungen mit allen Filtern',
        'Beobachten der Ausschreibungen, die Sie interessieren',
        'Kalender mit den beobachteten Fristen',
        'Aufgaben und E-Mail für das Team',
        'Hilfe in der Wissensdatenbank',
      ],
    },
    standardPlan: {
      title: 'Standard',
      subtitle: 'Für Teams, die jede Woche Angebote abgeben',
      benefits: [
        'Alles aus Basis',
        'Dashboards und Kennzahlen für jeden Zeitraum',
        'Hinweise auf Fristen und geänderte Bekanntmachungen',
        'Export der Listen als CSV',
        'Häufige Fragen und Schritt-für-Schritt-Anleitungen',
      ],
    },
    enterprisePlan: {
      title: 'Enterprise',
      subtitle: 'Für Behörden und Gruppen mit mehreren Teams',
      benefits: [
        'Alles aus Standard',
        'Benutzer, Rollen und Berechtigungen der Organisation',
        'Eigener Import aus PNCP und Compras.gov.br',
        'Aktivitätsprotokoll und vollständiger Export',
        'Installation auf Ihrem eigenen Server',
      ],
    },
  },
};
export const planTexts = builtInTexts((language) => plans[language]);

const questions: Record<Language, Record<'card' | 'change' | 'yearly', QuestionText>> = {
  pt: {
    card: {
      question: 'Preciso informar um cartão para escolher um plano?',
      answer:
        'Não. A escolha fica registrada na sua conta, não gera cobrança e não libera nem bloqueia telas: cada plano descreve o uso que a sua organização espera fazer do sistema.',
    },
    change: {
      question: 'Posso mudar de plano depois?',
      answer: 'Sim, quando quiser, para um plano maior ou menor. A mudança vale na hora, e nada do que você cadastrou se perde.',
    },
    yearly: {
      question: 'Qual é a diferença entre o preço mensal e o anual?',
      answer:
        'No plano anual, os doze meses saem com desconto: no Padrão, R$ 480 por ano em vez de R$ 588; no Corporativo, R$ 960 em vez de R$ 1.188.',
    },
  },
  en: {
    card: {
      question: 'Do I need to enter a card to choose a plan?',
      answer:
        'No. Your choice is recorded on your account, costs nothing and does not unlock or block any screens: each plan describes how your organisation expects to use the system.',
    },
    change: {
      question: 'Can I change plans later?',
      answer:
        'Yes, whenever you like, to a larger or smaller plan. The change takes effect immediately, and nothing you have entered is lost.',
    },
    yearly: {
      question: 'What is the difference between the monthly and the yearly price?',
      answer:
        'The yearly plan gives you a discount on the twelve months: R$ 480 a year instead of R$ 588 for Standard, and R$ 960 instead of R$ 1,188 for Enterprise.',
    },
  },
  fr: {
    card: {
      question: 'Faut-il indiquer une carte bancaire pour choisir une formule ?',
      answer:
        'Non. Votre choix est enregistré sur votre compte, n’entraîne aucune facturation et n’ouvre ni ne ferme aucun écran : chaque formule décrit l’usage que votre organisation compte faire du système.',
    },
    change: {
      question: 'Puis-je changer de formule plus tard ?',
      answer:
        'Oui, quand vous le souhaitez, vers une formule plus ou moins complète. Le changement est immédiat et rien de ce que vous avez saisi n’est perdu.',
    },
    yearly: {
      question: 'Quelle est la différence entre le prix mensuel et le prix annuel ?',
      answer:
        'La formule annuelle accorde une remise sur les douze mois : 480 R$ par an au lieu de 588 R$ pour Standard, et 960 R$ au lieu de 1 188 R$ pour Entreprise.',
    },
  },
  de: {
    card: {
      question: 'Muss ich eine Karte angeben, um einen Tarif zu wählen?',
      answer:
        'Nein. Ihre Wahl wird in Ihrem Konto vermerkt, kostet nichts und schaltet keine Ansichten frei oder ab: Jeder Tarif beschreibt, wie Ihre Organisation das System voraussichtlich nutzt.',
    },
    change: {
      question: 'Kann ich den Tarif später wechseln?',
      answer:
        'Ja, jederzeit, in einen größeren oder kleineren. Der Wechsel gilt sofort, und nichts von dem, was Sie erfasst haben, geht verloren.',
    },
    yearly: {
      question: 'Worin unterscheiden sich der monatliche und der jährliche Preis?',
      answer:
        'Im Jahrestarif sind die zwölf Monate rabattiert: bei Standard 480 R$ statt 588 R$ im Jahr, bei Enterprise 960 R$ statt 1.188 R$.',
    },
  },
};
export const questionTexts = builtInTexts((language) => questions[language]);
