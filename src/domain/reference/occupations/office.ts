/** Finance, administration, people, law, sales and marketing; see `parse.ts` for the notation. */
export const officeOccupations = `
Accountant|Comptable +
Chief Accountant|Chef comptable
Cost Accountant|Contrôleur de coûts
Project Accountant|Comptable de projet
Accounts Payable Accountant|Comptable fournisseurs
Accounts Receivable Accountant|Comptable clients
General Ledger Accountant|Comptable général
Payroll Accountant|Comptable paie
Payroll Officer|Gestionnaire de paie +
Bookkeeper|Aide-comptable
Accounts Assistant|Assistant comptable
Accounting Manager|Responsable comptable
Finance Manager|Responsable financier +
Finance Director|Directeur financier
Chief Financial Officer|Directeur administratif et financier
Financial Controller|Contrôleur financier
Financial Analyst|Analyste financier +
Budget Analyst|Analyste budgétaire
Treasury Analyst|Analyste de trésorerie
Treasurer|Trésorier
Tax Consultant|Consultant fiscal +
Tax Manager|Responsable fiscal
Internal Auditor|Auditeur interne +
External Auditor|Auditeur externe +
Audit Manager|Responsable d’audit
Credit Controller|Responsable du recouvrement +
Debt Collector|Agent de recouvrement
Cash Officer|Responsable de caisse
Bank Teller|Guichetier
Personal Banker|Conseiller clientèle de banque
Banking Relationship Manager|Chargé de relation bancaire +
Branch Manager|Directeur d’agence
Credit Analyst|Analyste crédit +
Credit Risk Manager|Responsable du risque de crédit
Risk Analyst|Analyste risques +
Risk Manager|Responsable des risques +
Compliance Officer|Responsable de la conformité +
Compliance Manager|Directeur de la conformité
AML Analyst|Analyste lutte contre le blanchiment
Trade Finance Officer|Chargé de financement du commerce
Investment Analyst|Analyste en investissement +
Investment Manager|Gestionnaire d’investissements
Portfolio Manager|Gestionnaire de portefeuille
Fund Accountant|Comptable de fonds
Stock Broker|Courtier en bourse
Islamic Finance Specialist|Spécialiste de la finance islamique
Actuary|Actuaire +
Underwriter|Souscripteur +
Claims Adjuster|Expert en sinistres
Claims Officer|Gestionnaire de sinistres
Insurance Broker|Courtier en assurances
Insurance Sales Executive|Commercial en assurances
Loss Adjuster|Expert d’assurance
Chief Executive Officer|Directeur général
Chief Operating Officer|Directeur des opérations
Managing Director|Directeur gérant
General Manager|Directeur d’entreprise
Deputy General Manager|Directeur adjoint
Operations Manager|Responsable des opérations +
Operations Director|Directeur opérationnel
Operations Supervisor|Superviseur des opérations
Operations Coordinator|Coordinateur des opérations
Business Development Manager|Responsable du développement commercial +
Business Development Executive|Chargé de développement commercial
Business Analyst|Analyste d’affaires +
Business Consultant|Consultant en organisation
Management Consultant|Consultant en management +
Strategy Manager|Responsable de la stratégie
Strategy Analyst|Analyste stratégique
Project Manager|Chef de projet +
Project Coordinator|Coordinateur de projet +
Programme Manager|Responsable de programme +
PMO Analyst|Analyste bureau de projets
PMO Manager|Responsable du bureau de projets
Change Manager|Responsable de la conduite du changement
Office Manager|Responsable de bureau
Administrative Assistant|Assistant administratif +
Administrative Officer|Agent administratif
Administration Manager|Responsable administratif
Executive Assistant|Assistant de direction +
Executive Secretary|Secrétaire de direction
Secretary|Secrétaire
Personal Assistant|Assistant personnel
Data Entry Clerk|Opérateur de saisie
Filing Clerk|Archiviste de bureau
Office Assistant|Employé de bureau
Mail Clerk|Agent du courrier
Government Public Relations Officer|Mandataire auprès des administrations
Government Relations Officer|Chargé des relations gouvernementales
Translator|Traducteur +
Arabic Translator|Traducteur arabe
Interpreter|Interprète
Legal Translator|Traducteur juridique
Proofreader|Correcteur
HR Manager|Responsable des ressources humaines +
HR Director|Directeur des ressources humaines
HR Business Partner|Partenaire RH +
HR Generalist|Généraliste RH +
HR Officer|Chargé des ressources humaines +
HR Coordinator|Coordinateur RH
HR Assistant|Assistant RH
Recruiter|Recruteur +
Recruitment Manager|Responsable du recrutement
Recruitment Coordinator|Coordinateur de recrutement
Talent Acquisition Specialist|Spécialiste de l’acquisition de talents +
Talent Management Specialist|Spécialiste de la gestion des talents
Compensation and Benefits Specialist|Spécialiste rémunération et avantages +
Learning and Development Specialist|Spécialiste formation et développement
Learning and Development Manager|Responsable formation et développement
Employee Relations Specialist|Spécialiste des relations avec les salariés
Organisational Development Specialist|Spécialiste du développement organisationnel
Qatarization Specialist|Spécialiste de la qatarisation
Visa and Immigration Officer|Chargé des visas et de l’immigration
Camp Boss|Responsable de base de vie
Accommodation Officer|Chargé de l’hébergement
Procurement Manager|Responsable des achats +
Procurement Officer|Chargé d’achats +
Procurement Engineer|Ingénieur achats
Purchasing Officer|Acheteur
Purchasing Manager|Responsable approvisionnement
Strategic Sourcing Specialist|Spécialiste du sourcing stratégique
Vendor Manager|Responsable des fournisseurs
Lawyer|Avocat +
Legal Counsel|Juriste d’entreprise +
General Counsel|Directeur juridique
Legal Advisor|Conseiller juridique +
Legal Consultant|Consultant juridique
Paralegal|Assistant juridique +
Legal Secretary|Secrétaire juridique
Notary|Notaire
Company Secretary|Secrétaire général de société
Intellectual Property Specialist|Spécialiste de la propriété intellectuelle
Data Protection Officer|Délégué à la protection des données
Sales Manager|Responsable des ventes +
Sales Director|Directeur des ventes
Sales Executive|Commercial +
Sales Engineer|Ingénieur commercial +
Technical Sales Engineer|Ingénieur technico-commercial
Sales Coordinator|Coordinateur des ventes +
Sales Supervisor|Superviseur des ventes
Sales Representative|Représentant commercial +
Outdoor Sales Executive|Commercial itinérant
Indoor Sales Executive|Commercial sédentaire
Telesales Executive|Télévendeur
Van Salesman|Vendeur-livreur
Key Account Manager|Responsable grands comptes +
Account Manager|Chargé de compte +
Account Executive|Chargé de clientèle
Regional Sales Manager|Responsable régional des ventes
Area Manager|Responsable de secteur
Pre-sales Engineer|Ingénieur avant-vente
Customer Service Representative|Conseiller service client +
Customer Service Manager|Responsable du service client
Customer Success Manager|Responsable de la réussite client +
Call Centre Agent|Téléconseiller
Call Centre Supervisor|Superviseur de centre d’appels
Call Centre Manager|Responsable de centre d’appels
Complaints Officer|Chargé des réclamations clients
Telephone Operator|Standardiste
Real Estate Agent|Agent immobilier
Real Estate Broker|Courtier immobilier
Property Consultant|Conseiller immobilier +
Property Manager|Gestionnaire immobilier +
Leasing Manager|Responsable de la location
Leasing Executive|Chargé de location
Property Valuer|Évaluateur immobilier
Marketing Manager|Responsable marketing +
Marketing Director|Directeur marketing
Marketing Executive|Chargé de marketing +
Marketing Coordinator|Coordinateur marketing
Marketing Specialist|Spécialiste marketing
Digital Marketing Manager|Responsable marketing digital
Digital Marketing Specialist|Spécialiste marketing digital +
SEO Specialist|Spécialiste SEO +
Performance Marketing Specialist|Spécialiste marketing à la performance
Social Media Manager|Responsable des réseaux sociaux
Social Media Specialist|Spécialiste des réseaux sociaux
Content Manager|Responsable de contenu
Content Creator|Créateur de contenu
Content Writer|Rédacteur de contenu +
Copywriter|Concepteur-rédacteur +
Arabic Copywriter|Concepteur-rédacteur arabe
Brand Manager|Chef de marque +
Product Marketing Manager|Responsable marketing produit
Market Research Analyst|Analyste d’études de marché
Public Relations Manager|Responsable des relations publiques
Public Relations Officer|Chargé de relations publiques
Communications Manager|Responsable de la communication +
Communications Officer|Chargé de communication
Corporate Communications Specialist|Spécialiste de la communication d’entreprise
Media Planner|Planificateur média
Promoter|Promoteur des ventes
Brand Ambassador|Ambassadeur de marque
Journalist|Journaliste +
News Editor|Rédacteur en chef
Editor|Éditeur
Reporter|Reporter
Presenter|Présentateur
Radio Presenter|Animateur radio
Producer|Producteur
Fundraising Officer|Chargé de collecte de fonds
Non-profit Programme Officer|Chargé de programme associatif
Volunteer Coordinator|Coordinateur de bénévoles
Policy Analyst|Analyste des politiques publiques
Protocol Officer|Chargé du protocole
Archivist|Archiviste
`;
