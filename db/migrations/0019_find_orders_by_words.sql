DROP INDEX "order_terms_prefix";--> statement-breakpoint
CREATE INDEX "order_terms_find" ON "order_terms" USING btree ("term" text_pattern_ops,"order_id");