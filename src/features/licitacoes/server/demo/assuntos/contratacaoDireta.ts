import { type Tema, todos } from '../tema.ts';

/** What needs no contest, or cannot have one. */
export const contratacaoDireta: readonly Tema[] = [
  {
    modalidades: [9],
    perfis: todos,
    tipo: 'S',
    ramo: 'servicos',
    amparo: ['Lei 14.133/2021, Art. 74, III, f', 'Treinamento e aperfeiçoamento de pessoal por profissionais de notória especialização'],
    casos: [
      {
        objetos: [
          'Inscrição de servidores {de} em curso sobre a nova lei de licitações e contratos',
          'Inscrição de equipe técnica em congresso nacional de administração pública',
        ],
        itens: [['Inscrição em curso de 24 horas', 'Inscrição', 2890, 8]],
      },
      {
        objetos: [
          'Contratação de treinamento em gestão e fiscalização de contratos, turma exclusiva',
          'Contratação de curso de elaboração de estudos técnicos preliminares e matriz de riscos',
        ],
        itens: [['Turma exclusiva de até 40 alunos', 'Turma', 32_500, 1]],
      },
      {
        objetos: ['Contratação de palestra magna para a semana do servidor'],
        itens: [['Palestra com duração de duas horas', 'Serviço', 14_800, 1]],
      },
    ],
  },
  {
    modalidades: [9],
    perfis: ['prefeitura'],
    tipo: 'S',
    ramo: 'eventos',
    amparo: ['Lei 14.133/2021, Art. 74, II', 'Contratação de profissional do setor artístico consagrado pela crítica ou pelo público'],
    casos: [
      {
        objetos: [
          'Contratação de apresentação musical de artista consagrado na festa da padroeira de {municipio}',
          'Contratação de show nacional para as comemorações do aniversário de {municipio}',
        ],
        itens: [['Apresentação musical com duração mínima de 90 minutos', 'Apresentação', 124_000, 1]],
      },
      {
        objetos: [
          'Contratação de banda regional para o festival de inverno',
          'Contratação de quadrilhas e trios de forró para os festejos juninos',
        ],
        itens: [['Apresentação de grupo regional', 'Apresentação', 16_400, 2]],
      },
      {
        objetos: ['Contratação de grupo de teatro e circo para a semana da criança'],
        itens: [['Espetáculo circense ao ar livre', 'Apresentação', 9800, 2]],
      },
    ],
  },
  {
    modalidades: [9],
    perfis: todos,
    tipo: 'S',
    ramo: 'tecnologia',
    amparo: ['Lei 14.133/2021, Art. 74, I', 'Fornecedor exclusivo'],
    casos: [
      {
        objetos: ['Renovação de licenças e suporte de software com fabricante exclusivo'],
        itens: [
          ['Suporte do fabricante', 'Mês', 6900, 12],
          ['Licença anual por usuário', 'Licença', 1180, 40],
        ],
      },
      {
        objetos: ['Assinatura de base de dados jurídicos e de preços públicos {de}'],
        itens: [['Assinatura anual', 'Assinatura', 24_600, 2]],
      },
      {
        objetos: ['Manutenção de equipamento por representante exclusivo do fabricante'],
        itens: [
          ['Suporte do fabricante', 'Mês', 6900, 12],
          ['Peças originais', 'Valor estimado', 38_000, 1, 'M'],
        ],
      },
      {
        perfis: ['educacao', 'saude', 'administracao'],
        objetos: ['Assinatura de periódicos científicos eletrônicos de editora exclusiva'],
        itens: [['Assinatura anual', 'Assinatura', 24_600, 2]],
      },
      {
        objetos: ['Fornecimento de energia elétrica e de água tratada pela concessionária local de {municipio}'],
        itens: [['Consumo estimado da concessionária', 'Mês', 18_700, 12]],
      },
    ],
  },
  {
    modalidades: [9],
    perfis: ['prefeitura', 'administracao', 'legislativo', 'companhia'],
    tipo: 'S',
    ramo: 'servicos',
    amparo: ['Lei 14.133/2021, Art. 74, III, c', 'Consultoria técnica especializada de notória especialização'],
    casos: [
      {
        objetos: ['Contratação de consultoria jurídica especializada em direito público e recuperação de créditos'],
        itens: [
          ['Consultoria especializada', 'Mês', 11_800, 12],
          ['Parecer técnico', 'Parecer', 18_600, 2],
        ],
      },
      {
        perfis: ['prefeitura'],
        objetos: ['Contratação de consultoria para revisão do plano diretor de {municipio}'],
        itens: [
          ['Consultoria especializada', 'Mês', 11_800, 12],
          ['Parecer técnico', 'Parecer', 18_600, 2],
        ],
      },
      {
        perfis: ['prefeitura', 'administracao'],
        objetos: ['Contratação de perícia contábil e atuarial para o regime próprio de previdência'],
        itens: [
          ['Parecer técnico', 'Parecer', 18_600, 2],
          ['Estudo atuarial anual', 'Estudo', 28_900, 1],
        ],
      },
    ],
  },
  {
    modalidades: [9],
    perfis: ['prefeitura', 'saude', 'administracao', 'educacao'],
    tipo: 'S',
    ramo: 'servicos',
    amparo: ['Lei 14.133/2021, Art. 74, V', 'Locação de imóvel cujas características tornam necessária a escolha'],
    casos: [
      {
        objetos: ['Locação de imóvel para funcionamento de unidade {de} no bairro {bairro}'],
        itens: [
          ['Aluguel mensal do imóvel', 'Mês', 8600, 24],
          ['Taxa condominial estimada', 'Mês', 940, 24],
        ],
      },
      { objetos: ['Locação de galpão para almoxarifado central em {municipio}'], itens: [['Aluguel mensal do imóvel', 'Mês', 8600, 24]] },
    ],
  },
  {
    modalidades: [8],
    perfis: ['saude', 'prefeitura', 'administracao', 'companhia'],
    tipo: 'M',
    ramo: 'servicos',
    amparo: ['Lei 14.133/2021, Art. 75, VIII', 'Contratação direta em caso de emergência ou calamidade pública'],
    casos: [
      {
        perfis: ['prefeitura'],
        objetos: ['Contratação emergencial para assistência humanitária a famílias atingidas pelas chuvas em {municipio}'],
        itens: [
          ['Kit de higiene e limpeza', 'Kit', 84.6, 320],
          ['Colchão de solteiro D28', 'Unidade', 216, 140],
          ['Lona plástica, rolo de 100 m', 'Rolo', 348, 36],
        ],
      },
      {
        perfis: ['saude', 'prefeitura'],
        objetos: ['Aquisição emergencial de insumos para enfrentamento de surto de arboviroses'],
        itens: [
          ['Repelente em loção, 100 ml', 'Frasco', 13.8, 1200],
          ['Inseticida para nebulização, 1 litro', 'Litro', 286, 64],
          ['Bomba costal motorizada', 'Unidade', 2460, 8],
        ],
      },
      {
        perfis: ['prefeitura', 'companhia'],
        objetos: ['Contratação emergencial de carros-pipa para abastecimento de comunidades rurais'],
        itens: [['Viagem de carro-pipa de 10.000 litros', 'Viagem', 386, 90, 'S']],
      },
    ],
  },
  {
    modalidades: [8],
    perfis: ['educacao', 'administracao', 'prefeitura', 'saude'],
    tipo: 'S',
    ramo: 'servicos',
    amparo: [
      'Lei 14.133/2021, Art. 75, XV',
      'Contratação direta de instituição brasileira sem fins lucrativos de ensino, pesquisa ou desenvolvimento',
    ],
    casos: [
      {
        perfis: ['educacao'],
        objetos: ['Contratação de fundação de apoio para gestão administrativa de projeto de extensão {de}'],
        itens: [['Gestão administrativa e financeira do projeto', 'Etapa', 14_500, 2]],
      },
      {
        objetos: ['Contratação de instituição para realização de concurso público e processo seletivo'],
        itens: [['Organização e aplicação de provas', 'Serviço', 39_000, 1]],
      },
      {
        objetos: ['Contratação de instituto de pesquisa para diagnóstico socioeconômico de {municipio}'],
        itens: [['Relatório de diagnóstico', 'Relatório', 21_600, 1]],
      },
    ],
  },
  {
    modalidades: [14],
    perfis: ['companhia', 'administracao'],
    tipo: 'S',
    ramo: 'servicos',
    amparo: [
      'Lei 13.303/2016, Art. 28, § 3º, II',
      'Escolha do parceiro associada a características particulares e a oportunidade de negócio',
    ],
    casos: [
      {
        perfis: ['companhia'],
        objetos: ['Parceria para exploração comercial de infraestrutura de telecomunicações {de}'],
        itens: [
          ['Parcela fixa da parceria', 'Parcela', 68_000, 4],
          ['Compartilhamento de infraestrutura', 'Ponto-mês', 32.8, 9600],
        ],
      },
      {
        objetos: ['Prestação de serviço relacionado ao próprio objeto social {de}'],
        itens: [['Parcela fixa da parceria', 'Parcela', 68_000, 4]],
      },
      {
        perfis: ['companhia'],
        objetos: ['Parceria de inovação para reúso de água em distritos industriais de {municipio}'],
        itens: [['Parcela fixa da parceria', 'Parcela', 68_000, 4]],
      },
      {
        objetos: ['Cooperação para compartilhamento de torres e postes em área rural'],
        itens: [['Compartilhamento de infraestrutura', 'Ponto-mês', 32.8, 9600]],
      },
    ],
  },
];
