import { comum, type Tema } from '../tema.ts';

/** Health care bought as a service. */
export const atendimentoEmSaude: readonly Tema[] = [
  {
    modalidades: comum,
    perfis: ['saude', 'prefeitura'],
    tipo: 'S',
    ramo: 'saude',
    casos: [
      {
        objetos: ['Contratação de serviços de exames laboratoriais de análises clínicas para usuários da rede pública de {municipio}'],
        itens: [
          ['Hemograma completo', 'Exame', 6.9, 38_000],
          ['Glicemia, perfil lipídico e função renal', 'Exame', 21.4, 16_000],
          ['Urocultura com antibiograma', 'Exame', 27.4, 5200],
        ],
      },
      {
        objetos: ['Contratação de manutenção preventiva, corretiva e calibração de equipamentos médico-hospitalares'],
        itens: [
          ['Calibração com certificado rastreável', 'Serviço', 286, 240],
          ['Manutenção corretiva de equipamento de imagem', 'Serviço', 4980, 14],
        ],
      },
      {
        objetos: ['Contratação de coleta, tratamento e destinação de resíduos dos serviços de saúde'],
        itens: [['Coleta e incineração de resíduos do grupo A', 'Quilograma', 6.4, 42_000]],
      },
      {
        perfis: ['saude'],
        objetos: ['Contratação de serviços de lavanderia hospitalar com locação de enxoval'],
        itens: [
          ['Processamento de roupa hospitalar', 'Quilograma', 7.2, 96_000],
          ['Locação de enxoval hospitalar', 'Leito-mês', 286, 960],
        ],
      },
    ],
  },
  {
    modalidades: [12],
    perfis: ['saude', 'prefeitura'],
    tipo: 'S',
    ramo: 'saude',
    casos: [
      {
        objetos: ['Credenciamento de clínicas e profissionais para consultas médicas especializadas aos usuários do SUS de {municipio}'],
        itens: [
          ['Consulta em cardiologia', 'Consulta', 112, 2600],
          ['Consulta em ortopedia', 'Consulta', 108, 3100],
          ['Ultrassonografia de abdome total', 'Exame', 128, 1900],
          ['Ressonância magnética', 'Exame', 486, 640],
        ],
      },
      {
        objetos: ['Credenciamento de laboratórios para exames de análises clínicas e anatomopatológicos'],
        itens: [
          ['Biópsia e exame anatomopatológico', 'Exame', 94, 1200],
          ['Hemograma e bioquímica básica', 'Exame', 28.6, 9800],
        ],
      },
      {
        objetos: ['Credenciamento de clínicas de fisioterapia, fonoaudiologia e psicologia'],
        itens: [
          ['Sessão de fisioterapia motora', 'Sessão', 34.5, 14_000],
          ['Sessão de fonoaudiologia', 'Sessão', 48, 5200],
          ['Sessão de psicoterapia', 'Sessão', 62, 6400],
        ],
      },
      {
        objetos: ['Credenciamento de prestadores para cirurgias eletivas de catarata e glaucoma'],
        itens: [
          ['Facectomia com implante de lente', 'Procedimento', 1180, 420],
          ['Trabeculectomia', 'Procedimento', 986, 90],
        ],
      },
      {
        perfis: ['prefeitura'],
        objetos: ['Credenciamento de clínicas veterinárias para castração de cães e gatos'],
        itens: [['Castração de cães e gatos', 'Procedimento', 218, 1600]],
      },
    ],
  },
];
