-- Customers write reviews. A shop may do without them; an edit is dated; and who wrote one is a customer.
alter table sales_channel add column reviews_shown boolean not null default true;
comment on column sales_channel.reviews_shown is 'Whether products are reviewed at all (Shopware: core.listing.showReview).';

alter table product_review add column updated_at timestamptz;
alter table product_review
  add foreign key (customer_id) references customer on delete set null;
create index on product_review (customer_id) where customer_id is not null;
comment on column product_review.active is 'Approved. What somebody wrote or changed waits for it, and meanwhile only its author sees it.';
