CREATE INDEX "application_events_actor" ON "application_events" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "company_activity_subject" ON "company_activity" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "company_activity_named" ON "company_activity" USING btree ((team_facts ->> 'namedId')) WHERE team_facts ->> 'namedId' is not null;--> statement-breakpoint
CREATE INDEX "company_activity_invited" ON "company_activity" USING btree ("subject") WHERE kind = 'member.invited';--> statement-breakpoint
CREATE INDEX "company_invitations_email" ON "company_invitations" USING btree ("email");