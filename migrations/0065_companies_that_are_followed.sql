ALTER TABLE "job_alerts" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_alerts_company" ON "job_alerts" USING btree ("company_id") WHERE company_id is not null;--> statement-breakpoint
-- Whoever followed a company by its name, under the name that the button gave, follows it by its id from now on; where
-- two companies have one name, the name stays what is sought.
update job_alerts a set company_id = c.id, name = '', filters = jsonb_build_object('company', c.id, 'country', 'all')
from companies c
where a.origin = 'search' and a.name = left(c.name, 100) and c.approved_status = 'Approved'
  and a.filters in (jsonb_build_object('job_title', jsonb_build_array(c.name), 'country', 'all'),
    jsonb_build_object('job_title', c.name, 'country', 'all'))
  and not exists (select from companies other where other.name = c.name and other.id <> c.id);--> statement-breakpoint
delete from job_alert_terms t using job_alerts a where a.id = t.alert_id and a.company_id is not null;--> statement-breakpoint
insert into job_alert_terms (alert_id, place, lead, words)
  select id, 0, company_id::text, array[company_id::text] from job_alerts where company_id is not null;
