/** Hotels, restaurants, retail, aviation, transport and services; see `parse.ts` for the notation. */
export const hospitalityOccupations = `
Front Office Manager|Responsable de la réception
Assistant Front Office Manager|Adjoint au responsable de la réception
Front Desk Agent|Agent de réception
Receptionist|Réceptionniste
Guest Relations Officer|Chargé des relations avec la clientèle
Guest Service Agent|Agent d’accueil
Guest Experience Manager|Responsable de l’expérience client
Concierge|Concierge
Bell Attendant|Bagagiste
Doorman|Portier
Night Auditor|Auditeur de nuit
Night Manager|Directeur de nuit
Duty Manager|Directeur de permanence
Hotel Manager|Directeur d’hôtel
Hotel General Manager|Directeur général d’hôtel
Revenue Manager|Revenue manager
Reservations Agent|Agent de réservation
Reservations Manager|Responsable des réservations
Housekeeping Manager|Gouvernant général
Housekeeping Supervisor|Superviseur des étages
Room Attendant|Agent d’étage
Public Area Attendant|Agent des espaces communs
Laundry Attendant|Agent de blanchisserie
Laundry Manager|Responsable de blanchisserie
Cleaner|Agent d’entretien
Cleaning Supervisor|Chef d’équipe de nettoyage
Window Cleaner|Laveur de vitres
Housekeeper|Employé de maison
Executive Chef|Chef exécutif
Executive Sous Chef|Sous-chef exécutif
Sous Chef|Sous-chef
Chef de Cuisine|Chef de cuisine
Chef de Partie|Chef de partie
Demi Chef de Partie|Demi-chef de partie
Commis Chef|Commis de cuisine
Pastry Chef|Chef pâtissier
Pastry Cook|Pâtissier
Baker|Boulanger
Butcher|Boucher
Cook|Cuisinier
Arabic Cook|Cuisinier de cuisine arabe
Indian Cook|Cuisinier de cuisine indienne
Sushi Chef|Chef sushi
Pizza Chef|Pizzaïolo
Grill Cook|Grillardin
Shawarma Maker|Préparateur de shawarma
Kitchen Steward|Plongeur
Chief Steward|Chef steward
Food and Beverage Manager|Directeur de la restauration
Restaurant Manager|Directeur de restaurant
Assistant Restaurant Manager|Directeur adjoint de restaurant
Restaurant Supervisor|Superviseur de restaurant
Head Waiter|Chef de rang
Waiter|Serveur
Waitress|Serveuse
Hostess|Hôtesse d’accueil
Barista|Barista +
Mixologist|Mixologue
Catering Manager|Responsable traiteur
Catering Assistant|Employé traiteur
Banquet Manager|Responsable des banquets
Food Safety Officer|Responsable de la sécurité alimentaire
Food Technologist|Technologue alimentaire
Fast Food Crew Member|Équipier de restauration rapide
Delivery Rider|Livreur à moto
Event Manager|Responsable événementiel +
Event Coordinator|Coordinateur événementiel
Event Planner|Organisateur d’événements
Exhibition Manager|Responsable d’expositions
Spa Manager|Responsable de spa
Spa Therapist|Praticien de spa
Massage Therapist|Masseur
Beautician|Esthéticien
Hairdresser|Coiffeur
Barber|Barbier
Nail Technician|Prothésiste ongulaire
Makeup Artist|Maquilleur
Tour Guide|Guide touristique
Travel Consultant|Conseiller en voyages +
Ticketing Agent|Agent de billetterie
Tourism Officer|Chargé de tourisme
Cabin Crew|Personnel de cabine
Senior Cabin Crew|Personnel de cabine confirmé
Cabin Services Manager|Chef de cabine
Pilot|Pilote de ligne
First Officer|Copilote
Aircraft Captain|Commandant de bord
Flight Dispatcher|Agent d’opérations aériennes
Air Traffic Controller|Contrôleur aérien
Aircraft Maintenance Engineer|Ingénieur de maintenance aéronautique +
Aircraft Mechanic|Mécanicien aéronautique
Avionics Engineer|Ingénieur avionique
Avionics Technician|Technicien avionique
Airport Operations Officer|Agent d’exploitation aéroportuaire
Ground Handling Agent|Agent d’escale
Ramp Agent|Agent de piste
Passenger Services Agent|Agent de service aux passagers
Airport Security Officer|Agent de sûreté aéroportuaire
Aviation Safety Officer|Responsable de la sécurité aérienne
Cold-Chain Operations Supervisor|Superviseur de la chaîne du froid
Logistics Manager|Responsable logistique +
Logistics Coordinator|Coordinateur logistique +
Logistics Officer|Chargé de logistique
Supply Chain Manager|Responsable de la chaîne d’approvisionnement +
Supply Chain Analyst|Analyste de la chaîne d’approvisionnement
Demand Planner|Prévisionniste de la demande
Inventory Controller|Gestionnaire de stock +
Warehouse Manager|Responsable d’entrepôt
Warehouse Supervisor|Chef d’équipe d’entrepôt
Warehouse Assistant|Magasinier
Storekeeper|Gestionnaire de magasin
Order Picker|Préparateur de commandes
Packer|Emballeur
Loader|Manutentionnaire
Freight Forwarder|Transitaire
Customs Broker|Déclarant en douane
Customs Clearance Agent|Agent de dédouanement
Shipping Coordinator|Coordinateur des expéditions
Import Export Coordinator|Coordinateur import-export
Port Operations Officer|Agent d’exploitation portuaire
Ship Captain|Capitaine de navire
Vessel Chief Officer|Second capitaine
Deck Officer|Officier de pont
Ship Engineer|Officier mécanicien
Able Seaman|Matelot qualifié
Marine Superintendent|Surintendant maritime
Fleet Manager|Responsable de flotte
Fleet Coordinator|Coordinateur de flotte
Transport Manager|Responsable transport
Transport Coordinator|Coordinateur transport
Dispatcher|Régulateur
Light Vehicle Driver|Chauffeur de véhicule léger
Heavy Vehicle Driver|Chauffeur poids lourd
Trailer Driver|Chauffeur de semi-remorque
Bus Driver|Conducteur de bus
School Bus Driver|Conducteur de car scolaire
Delivery Driver|Chauffeur-livreur
House Driver|Chauffeur particulier
Limousine Driver|Chauffeur de limousine
Taxi Driver|Chauffeur de taxi
Train Operator|Conducteur de métro
Station Master|Chef de station
Courier|Coursier
Auto Mechanic|Mécanicien automobile
Auto Electrician|Électricien automobile
Diesel Mechanic|Mécanicien diesel
Heavy Equipment Mechanic|Mécanicien d’engins lourds
Car Body Repairer|Carrossier
Car Painter|Peintre automobile
Tyre Technician|Monteur de pneus
Car Washer|Laveur de voitures
Service Advisor|Conseiller de service +
Workshop Manager|Chef d’atelier
Spare Parts Salesman|Vendeur de pièces détachées
Vehicle Inspector|Contrôleur technique automobile
Store Manager|Directeur de magasin
Assistant Store Manager|Directeur adjoint de magasin
Retail Department Manager|Chef de rayon
Retail Supervisor|Superviseur de vente au détail
Sales Associate|Conseiller de vente +
Cashier|Caissier
Merchandiser|Marchandiseur
Visual Merchandiser|Étalagiste +
Retail Buyer|Acheteur de détail
Category Manager|Responsable de catégorie
Shelf Stocker|Employé de mise en rayon
Jewellery Sales Executive|Vendeur en bijouterie
Florist|Fleuriste
Security Guard|Agent de sécurité
Security Supervisor|Chef d’équipe de sécurité
Security Manager|Responsable de la sécurité
CCTV Operator|Opérateur de vidéosurveillance
Firefighter|Pompier
Fire Safety Officer|Agent de sécurité incendie
Parking Attendant|Agent de stationnement
Valet Driver|Voiturier
Office Boy|Agent de bureau polyvalent
Tea Boy|Préposé au service du thé
Domestic Worker|Travailleur domestique
Farm Worker|Ouvrier agricole
Agricultural Engineer|Ingénieur agronome +
Horticulturist|Horticulteur
Fisherman|Pêcheur
Falcon Keeper|Fauconnier
Horse Groom|Palefrenier
Theatre Technician|Technicien de spectacle
Cinema Attendant|Agent de cinéma
Museum Curator|Conservateur de musée
Museum Educator|Médiateur de musée
`;
